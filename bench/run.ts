import { boardBench } from "./board/board.bench.ts";
import { checkInsBench } from "./check-ins.bench.ts";
import { communityBench } from "./community.bench.ts";
import type { Bench, Figure } from "./figure.ts";
import { guideBench } from "./guide.bench.ts";
import { identityBench } from "./identity.bench.ts";
import { journeyBench } from "./journey.bench.ts";
import { lighthouseBench } from "./lighthouse.bench.ts";
import { pageWeightBench } from "./page-weight.bench.ts";
import { relayBench } from "./relay/relay.bench.ts";
import { screeningBench } from "./screening.bench.ts";
import { startUpBench } from "./start-up.bench.ts";
import { vaultBench } from "./vault.bench.ts";
import { voiceBench } from "./voice/voice.bench.ts";

const benches: Record<string, Bench> = {
  "start-up": startUpBench,
  relay: relayBench,
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

const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`measuring ${name}\n`);
  figures.push(...(await bench()));
}
process.stdout.write(`${row(columns.map(([title]) => title))}\n${row(columns.map(() => "---"))}\n`);
for (const figure of figures)
  process.stdout.write(`${row(columns.map(([, cell]) => cell(figure)))}\n`);
process.exit(figures.every((figure) => figure.holds) ? 0 : 1);
