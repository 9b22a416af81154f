import { Fragment, memo } from "react";
import styles from "./message.module.css";
import { type Block, parseReply, type Run } from "./parse-reply.ts";

/** As many words as still fade in at the fastest pace anybody can read. */
const fadingWords = 40;

const styled = ({ text, strong, emphasis }: Run) => {
  const soft = emphasis ? <em>{text}</em> : text;
  return strong ? <strong>{soft}</strong> : soft;
};

const Runs = ({ runs }: { runs: Run[] }) =>
  runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a run is known by its place
    <Fragment key={index}>{styled(run)}</Fragment>
  ));

/** The newest words each in their own box, so that each fades in once, when it comes. */
const FadingRuns = ({ runs }: { runs: Run[] }) => {
  const words = runs.flatMap((run) =>
    (run.text.match(/\s*\S+\s*|\s+/g) ?? []).map((text) => ({ ...run, text })),
  );
  const settled = Math.max(0, words.length - fadingWords);
  return words.map((word, index) =>
    index < settled ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place
      <Fragment key={index}>{styled(word)}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place
      <span key={index} className={styles["tok"]}>
        {styled(word)}
      </span>
    ),
  );
};

type BlockViewProps = { block: Block; coming: boolean };

const BlockView = memo(
  ({ block, coming }: BlockViewProps) => {
    const rows = block.kind === "list" ? block.items : block.lines;
    const row = (runs: Run[], index: number) =>
      coming && index === rows.length - 1 ? <FadingRuns runs={runs} /> : <Runs runs={runs} />;

    if (block.kind === "paragraph")
      return (
        <p dir="auto">
          {rows.map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <Fragment key={index}>
              {index > 0 && <br />}
              {row(runs, index)}
            </Fragment>
          ))}
        </p>
      );
    const items = rows.map((runs, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place
      <li key={index}>{row(runs, index)}</li>
    ));
    return block.ordered ? (
      <ol dir="auto" start={block.start}>
        {items}
      </ol>
    ) : (
      <ul dir="auto">{items}</ul>
    );
  },
  (before, after) => before.block.source === after.block.source && before.coming === after.coming,
);

/** What the companion said; `coming` while there may be more. */
export const ReplyBody = ({ text, coming = false }: { text: string; coming?: boolean }) => {
  const blocks = parseReply(text, coming);
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place
    <BlockView key={index} block={block} coming={coming && index === blocks.length - 1} />
  ));
};
