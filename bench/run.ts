import { join } from "node:path";
import { root } from "../e2e/product.ts";
import { boardBench } from "./board/board.bench.ts";
import { checkInsBench } from "./check-ins.bench.ts";
import { communityBench } from "./community.bench.ts";
import type { Bench, Figure } from "./figure.ts";
import { writeFigures } from "./figures-page.ts";
import { guideBench } from "./guide.bench.ts";
import { identityBench } from "./identity.bench.ts";
import { journeyBench } from "./journey.bench.ts";
import { lighthouseBench } from "./lighthouse.bench.ts";
import { listsBench } from "./lists.bench.ts";
import { pageWeightBench } from "./page-weight.bench.ts";
import { queriesBench } from "./queries.bench.ts";
import { relayBench } from "./relay/relay.bench.ts";
import { screeningBench } from "./screening.bench.ts";
import { abandonedBench } from "./servers/abandoned.bench.ts";
import { conversationsBench } from "./servers/conversations.bench.ts";
import { serversBench } from "./servers/servers.bench.ts";
import { soakBench } from "./soak.bench.ts";
import { startUpBench } from "./start-up.bench.ts";
import { vaultBench } from "./vault.bench.ts";
import { voiceBench } from "./voice/voice.bench.ts";

const benches: Record<string, Bench> = {
  "start-up": startUpBench,
  relay: relayBench,
  conversations: conversationsBench,
  servers: serversBench,
  abandoned: abandonedBench,
  queries: queriesBench,
  lists: listsBench,
  guide: guideBench,
  screening: screeningBench,
  vault: vaultBench,
  identity: identityBench,
  voice: voiceBench,
  "check-ins": checkInsBench,
  board: boardBench,
  journey: journeyBench,
  community: communityBench,
  "page-weight": pageWeightBench,
  lighthouse: lighthouseBench,
  soak: soakBench,
};

const columns: [string, (figure: Figure) => string][] = [
  ["figure", (figure) => figure.name],
  ["value", (figure) => figure.value],
  ["baseline", (figure) => figure.baseline],
  ["ratio", (figure) => figure.ratio],
  ["budget", (figure) => figure.budget],
  ["holds", (figure) => (figure.holds ? "yes" : "NO")],
];

const row = (cells: string[]): string => `| ${cells.join(" | ")} |`;

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !benches[name]);
if (unknown) {
  process.stderr.write(
    `There is no bench ${unknown}. There are: ${Object.keys(benches).join(", ")}.\n`,
  );
  process.exit(1);
}

const measured = new Map<string, Figure[]>();
const startedMs = performance.now();
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const begunMs = performance.now();
  process.stderr.write(`measuring ${name}`);
  measured.set(name, await bench());
  process.stderr.write(`, ${((performance.now() - begunMs) / 1_000).toFixed(0)} s\n`);
}
const figures = [...measured.values()].flat();
process.stdout.write(`${row(columns.map(([title]) => title))}\n${row(columns.map(() => "---"))}\n`);
for (const figure of figures)
  process.stdout.write(`${row(columns.map(([, cell]) => cell(figure)))}\n`);
writeFigures(join(root, "docs/figures.md"), measured, Object.keys(benches));
process.stderr.write(`${((performance.now() - startedMs) / 60_000).toFixed(1)} minutes in all\n`);
process.exit(figures.every((figure) => figure.holds) ? 0 : 1);
