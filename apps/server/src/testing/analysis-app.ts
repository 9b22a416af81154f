import type { Companion } from "@app/companion/companion";
import type { OpenedConversation } from "@app/contract/calls/analysis";
import { createTestApp, quickGuide, type TestApp, type TestPerson } from "./test-app.ts";

export const conversation = (index: number, text: string): OpenedConversation => ({
  id: `thread-${index}`,
  title: `Talk ${index}`,
  at: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
  texts: [text],
});

export const openedConversations = [
  "I can't sleep and I worry about my mum.",
  "My boss shouted at me. I should have said something.",
  "I told my sister about it and that helped.",
  "I feel calmer. I went for a walk and it helped.",
  "I said no to my boss and I was proud.",
].map((text, index) => conversation(index, text));

const start = ({ client, uid }: TestPerson, conversations = openedConversations) =>
  client.analysis.start({ user_id: uid, passphrase: null, opened: conversations });

const used = async ({ client }: TestPerson) =>
  (await client.users.me({})).deepAnalysisUsage.monthlyCount;

const saveSummaries = async ({ client }: TestPerson, count: number) => {
  for (let index = 0; index < count; index += 1) {
    const { session } = await client.sessions.create({});
    await client.summaries.save({
      threadId: session.id,
      title: `Summary ${index}`,
      message: "You talked about your mum. You feel worried and tired.",
    });
  }
};

const payerOf = async (test: TestApp, plan: "paid" | "pro" = "paid"): Promise<TestPerson> => {
  const person = await test.account();
  await test.dependencies.membership.setPlan(person.uid, plan, "given");
  return person;
};

/** A companion whose analyses can be held where they are, as a long one would be. */
const holdableCompanion = () => {
  const hold: { until: Promise<void> | null; reached: () => void } = {
    until: null,
    reached: () => undefined,
  };
  const guide = quickGuide();
  const companion: Companion = {
    ...guide,
    analyse: async (request) => {
      request.onProgress("reading", 1);
      if (hold.until) {
        hold.reached();
        request.signal.throwIfAborted();
        await Promise.race([
          hold.until,
          new Promise<never>((_, reject) => {
            request.signal.addEventListener("abort", () => reject(request.signal.reason));
          }),
        ]);
      }
      return guide.analyse(request);
    },
  };
  /** Holds the next analysis, and answers how to let it go on. */
  const holdNext = (): { reached: Promise<void>; goOn: () => void } => {
    let goOn: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      hold.reached = resolve;
    });
    hold.until = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    return {
      reached,
      goOn: () => {
        hold.until = null;
        goOn();
      },
    };
  };
  return { companion, holdNext };
};

/** The app, and what tests of analyses do with it: people who may, and what they opened. */
export const createAnalysisApp = async () => {
  const { companion, holdNext } = holdableCompanion();
  const test = await createTestApp({ companion });
  const settled = () => test.dependencies.analysis.runner.idle();
  const reportOf = async (person: TestPerson) => {
    const { task_id } = await start(person);
    await settled();
    const { report_id } = await person.client.analysis.status({ taskId: task_id });
    return person.client.analysis.report({ id: report_id ?? "" });
  };
  return {
    test,
    start,
    used,
    saveSummaries,
    settled,
    reportOf,
    holdNext,
    payer: (plan?: "paid" | "pro") => payerOf(test, plan),
  };
};

export type AnalysisApp = Awaited<ReturnType<typeof createAnalysisApp>>;
