import type { AnalysisContent, AnalysisSource } from "@app/contract/analysis-report";
import type { AnalysisRequest, Source } from "../finding/source.ts";
import type { Hearing } from "../hearing/jobs.ts";
import type { ConfiguredModel } from "../models/configured-model.ts";
import { guideModelName } from "../models/guide-model.ts";
import type { ModelFailureKind } from "../models/model-failure.ts";
import type { ReplyTimings } from "../turn/reply-clock.ts";
import { wasInDanger } from "./dark.ts";
import { guideAnalysis } from "./guide-analysis.ts";
import { modelAnalysis } from "./model-analysis.ts";

type AnalysisSettings = {
  model: ConfiguredModel | null;
  timings: ReplyTimings;
  contextChars: number;
  onModelFailure: (failure: { model: string; kind: ModelFailureKind }) => void;
  hearing: Hearing;
};

const sourceOf = ({ id, title, at, kind }: Source): AnalysisSource => ({ id, title, at, kind });

/** Where somebody was in danger, no model writes about it, and nothing of it leaves. */
const hasDark = async (hearing: Hearing, o: AnalysisRequest): Promise<boolean> => {
  for (const source of o.sources) if (await wasInDanger(hearing, source, o.signal)) return true;
  return false;
};

/** A report on many sessions: by the model, each answer with one retry, else by the guide. */
export const createReportWriter =
  (settings: AnalysisSettings) =>
  async (o: AnalysisRequest): Promise<AnalysisContent> => {
    o.signal.throwIfAborted();
    const { model, hearing } = settings;
    const sent = { host: null as string | null, sent_chars: 0, memory_ids: [] };
    const sources = o.sources.map(sourceOf);
    if (model && !(await hasDark(hearing, o))) {
      const tried = await modelAnalysis(
        {
          model,
          timings: settings.timings,
          contextChars: settings.contextChars,
          onSent: (chars) => {
            sent.host = model.host;
            sent.sent_chars += chars;
          },
        },
        o,
      );
      if ("content" in tried)
        return { ...tried.content, sources, writer: { model: model.name, ...sent } };
      settings.onModelFailure({ model: model.name, kind: tried.failure });
    }
    const content = await guideAnalysis(hearing, o);
    return { ...content, sources, writer: { model: guideModelName, ...sent } };
  };
