import type { Page } from "@playwright/test";

/** whole: read to its end. left: the page let go of it before. broken: it failed on the way. */
type Ending = "whole" | "left" | "broken";
type FollowedStream = { url: string; ended: Ending | null };

type Told = { toldOfStream: (at: number, url: string, ended: Ending | null) => Promise<void> };

/** Every event stream that the pages opened from now on ask for, and how each came to its end. */
export const followStreams = async (page: Page): Promise<readonly FollowedStream[]> => {
  const streams = new Map<string, FollowedStream>();
  const list: FollowedStream[] = [];
  await page.exposeFunction("toldOfStream", (at: number, url: string, ended: Ending | null) => {
    const known = streams.get(`${at} ${url}`);
    if (known) {
      known.ended = ended;
      return;
    }
    const stream = { url, ended };
    streams.set(`${at} ${url}`, stream);
    list.push(stream);
  });
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (...wanted) => {
      const answer = await ask(...wanted);
      const type = answer.headers.get("content-type") ?? "";
      if (!answer.body || !type.startsWith("text/event-stream")) return answer;
      const at = performance.timeOrigin + performance.now();
      const tell = (ended: "whole" | "left" | "broken" | null) =>
        void (window as unknown as Told).toldOfStream(at, answer.url, ended); // put there above
      tell(null);
      const reader = answer.body.getReader();
      const body = new ReadableStream<Uint8Array>(
        {
          pull: async (controller) => {
            try {
              const { done, value } = await reader.read();
              if (!done) return controller.enqueue(value);
              tell("whole");
              controller.close();
            } catch (error) {
              tell("broken");
              throw error;
            }
          },
          cancel: (reason) => {
            tell("left");
            return reader.cancel(reason);
          },
        },
        { highWaterMark: 0 },
      );
      const { status, headers } = answer;
      return new Response(body, { status, headers });
    };
  });
  return list;
};
