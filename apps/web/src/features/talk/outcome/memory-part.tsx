import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useRef } from "react";
import { sentenceOf } from "../../../errors/problem.ts";
import { Link } from "../../../navigation/link.tsx";
import { useStore } from "../../../state/use-store.ts";
import { Button } from "../../../ui/button.tsx";
import { beganAt } from "../began-at.ts";
import styles from "./outcome.module.css";
import type { Proposal, Proposals } from "./proposals.ts";

type LineProps = { proposal: Proposal; proposals: Proposals; since: string };

const Line = ({ proposal, proposals, since }: LineProps) => {
  const { text, answer, busy, trouble } = proposal;
  const first = useRef<HTMLButtonElement>(null);

  const leave = () => {
    proposals.leave(text);
    // The button goes; the one that takes it back stands where the keyboard should be.
    first.current?.focus();
  };

  return (
    <li>
      <p>{text}</p>
      <p className="quietly" role="status">
        {answer === "none" && `From this session, ${beganAt(since)}`}
        {answer === "remember" && "Remembered"}
        {answer === "leave" && "Left out"}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make these look like one answer to fill in */}
      <div className="button-row" role="group" aria-label={text}>
        {/* One button in all its meanings, so that the focus stays on it. */}
        <Button
          ref={first}
          kind={answer === "none" ? "soft" : "bare"}
          className={answer === "none" ? undefined : styles["memory-undo"]}
          aria-busy={busy}
          onClick={() => (answer === "none" ? proposals.remember(text) : proposals.takeBack(text))}
        >
          {answer === "none" ? (busy ? "Remembering" : "Remember") : "Undo"}
        </Button>
        {answer === "none" && (
          <Button kind="bare" onClick={leave}>
            Leave it
          </Button>
        )}
      </div>
      <p className="trouble" role="alert">
        {trouble && `${sentenceOf(trouble)} You can try again.`}
      </p>
    </li>
  );
};

/** Each thing is asked for by itself, and none is chosen beforehand. */
export const MemoryPart = ({ proposals, since }: { proposals: Proposals; since: string }) => {
  const { list } = useStore(proposals);
  if (list.length === 0) return null;
  return (
    <section className={styles["outcome-part"]} aria-labelledby="remember">
      <h3 id="remember">May {brand.companion} remember this?</h3>
      <p className="quietly">
        It would be used in later sessions where it fits. You can change or delete it any time in{" "}
        <Link to={paths.settings}>Settings</Link>.
      </p>
      <ul className={styles["outcome-memories"]}>
        {list.map((proposal) => (
          <Line key={proposal.text} proposal={proposal} proposals={proposals} since={since} />
        ))}
      </ul>
    </section>
  );
};
