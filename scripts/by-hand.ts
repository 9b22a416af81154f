import { fileURLToPath } from "node:url";
import { startByHand } from "@app/companion/testing/by-hand";

const usage = "Usage: npm run by-hand -- [FOLDER] [PORT]\n";
const [folder = ".data/by-hand", port = "8099", ...more] = process.argv.slice(2);
if (more.length > 0 || !/^\d{1,5}$/.test(port)) {
  process.stderr.write(usage);
  process.exit(1);
}

const root = fileURLToPath(new URL("..", import.meta.url));
const server = await startByHand({
  folder: fileURLToPath(new URL(folder, `file://${root}`)),
  port: Number(port),
  onAsked: (name, kind) => process.stdout.write(`${name}: ${kind}\n`),
});
process.stdout.write(
  `Each request is put into ${server.folder} as NUMBER.asked.txt; write the answer into NUMBER.answer.txt.
Start the product in another window with:

  MODEL_PROVIDER=openai-compatible MODEL_BASE_URL=${server.baseUrl} MODEL_NAME=by-hand \\
  MODEL_ONE_AT_A_TIME=true MODEL_FIRST_WORD_SECONDS=3600 MODEL_REPLY_SECONDS=3600 \\
  MODEL_LISTEN_SECONDS=600 MODEL_JUDGE_SECONDS=600 npm start

`,
);
