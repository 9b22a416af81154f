import type { Companion } from "@app/companion/companion";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import { AppError } from "@app/contract/errors";
import type { CostLimits } from "../../http/cost-limits.ts";
import type { Person } from "../../http/person.ts";
import type { SessionView } from "./session-view.ts";
import { type SettledExchangeParts, settledExchange } from "./settled-exchange.ts";
import type { TakeBack } from "./take-back-store.ts";
import { historyRows } from "./turn-store.ts";

export type TakeBackServiceParts = SettledExchangeParts & {
  view: SessionView;
  companion: Pick<Companion, "screen">;
  costs: CostLimits;
  takeBack: TakeBack;
};

/** What was misheard was not said, and neither was the answer to it. */
export const createTakeBackService = (parts: TakeBackServiceParts) => {
  const { turns, view, companion, costs, now } = parts;
  const settled = settledExchange(parts);

  return {
    takeBack: async (
      person: Person,
      { id, client_message_id }: Input<Api["sessions"]["takeBack"]>,
      signal: AbortSignal,
    ): Promise<{ taken_back: boolean }> => {
      const place = { uid: person.uid, sessionId: id };
      const { asked } = await settled(place, client_message_id, signal);
      if (!asked) throw new AppError("message_not_found");
      const rows = await turns.before(place, asked.seq, historyRows);
      const history = view.history(rows);
      // What was met as a risk stays in view of the turns after it, whatever is said next.
      const tooMuch = costs.tooMuchRead(person.uid);
      if (tooMuch) throw tooMuch;
      const { content } = view.message(asked);
      const { level, isSuspicion } = await companion.screen(
        { content, history, state: view.state(rows) },
        (ms) => costs.read(person.uid, ms),
      );
      if (level !== "none" && !isSuspicion) return { taken_back: false };
      return { taken_back: await parts.takeBack({ ...place, seq: asked.seq }, now()) };
    },
  };
};

export type TakeBackService = ReturnType<typeof createTakeBackService>;
