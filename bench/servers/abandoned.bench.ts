import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { connectDatabase } from "@app/server/db/client";
import { atMost, type Bench } from "../figure.ts";
import { modelEnv, startFleet, startModel } from "./fleet.ts";
import { memoryMb, openFiles } from "./memory-of.ts";
import { createTalker, type Talker } from "./talker.ts";

/** What they would leave shows with these; all ten thousand by `ABANDONED=10000 npm run bench -- abandoned`. */
const abandoned = Number(process.env["ABANDONED"] ?? 4_000);
const sessionsEach = 20;
const atOnce = 40;
/** Lines to this very process, which keeps one or two for each at once, and to the database. */
const filesAllowed = 2 * atOnce;

/** Begins to hear a reply, and leaves at its first word. */
const leaveEarly = (url: string, { headers }: Talker, session: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}/api/sessions/${session}/respond`,
      { method: "POST", headers },
      (answer) => {
        answer.once("data", () => {
          outgoing.destroy();
          resolve();
        });
        answer.on("error", () => undefined);
      },
    );
    outgoing.on("error", (error) => reject(error));
    outgoing.end(JSON.stringify({ content: "Never mind." }));
  });

/** Sessions that are opened and abandoned in the middle of a reply leave nothing behind but their messages. */
export const abandonedBench: Bench = async () => {
  const model = await startModel(400, 5);
  const fleet = await startFleet(1, modelEnv(model.url));
  const [server] = fleet.servers;
  if (!server) throw new Error("no server started");
  const pid = server.process.pid;
  const { pool, close } = connectDatabase({
    url: fleet.databaseUrl,
    poolSize: 1,
    onIdleError: () => undefined,
  });
  const count = async (query: string): Promise<number> =>
    Number((await pool.query<{ count: string }>(query)).rows[0]?.count);
  try {
    const people = Math.ceil(abandoned / sessionsEach);
    const filesBefore = openFiles(pid);
    let begun = 0;
    let left = 0;
    let memoryHalfway = Number.NaN;
    const startedMs = performance.now();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (begun < people) {
          begun++;
          const talker = await createTalker(server.url, sessionsEach);
          for (const session of talker.sessions) await leaveEarly(server.url, talker, session);
          left++;
          if (left >= people / 2 && Number.isNaN(memoryHalfway)) memoryHalfway = memoryMb(pid);
        }
      }),
    );
    const seconds = (performance.now() - startedMs) / 1_000;
    // The last ones are being stored.
    const claims = "select count(*) from user_sessions where turn_until is not null";
    for (let tries = 0; tries < 50 && (await count(claims)) > 0; tries++) await wait(200);
    // Lines that idle are closed after some seconds; what was forgotten stays open.
    for (let tries = 0; tries < 75 && openFiles(pid) - filesBefore > filesAllowed; tries++)
      await wait(200);
    const memoryAfter = memoryMb(pid);
    const sent = people * sessionsEach;
    const stored = await count("select count(*) from session_messages where role = 'user'");
    return [
      atMost(
        `abandoned: messages lost, of ${sent} sessions left in ${seconds.toFixed(0)} s`,
        Math.abs(sent - stored),
        0,
        "",
      ),
      atMost("abandoned: turns still claimed afterwards", await count(claims), 0, ""),
      atMost(
        "abandoned: files open afterwards, beyond those before",
        openFiles(pid) - filesBefore,
        filesAllowed,
        "",
      ),
      {
        ...atMost(
          "abandoned: memory afterwards, beside halfway",
          memoryAfter,
          memoryHalfway * 1.3,
          "MB",
        ),
        baseline: `${memoryHalfway.toFixed(0)} MB`,
        ratio: (memoryAfter / memoryHalfway).toPrecision(3),
      },
    ];
  } finally {
    await close();
    await fleet.stop();
    await model.stop();
  }
};
