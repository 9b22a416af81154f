import type { Api } from "@app/contract/api";
import type { Output } from "@app/contract/call";
import styles from "./desk.module.css";
import { sayFailure, sayWriter } from "./model-words.ts";

export type ModelTrial = Output<Api["models"]["try"]>;

/** What a model answered to one sentence, and how long it took. */
export const TriedWords = ({ tried }: { tried: ModelTrial }) => (
  <>
    {tried.failure && <p className={styles["desk-urgent"]}>{sayFailure(tried.failure)}</p>}
    {tried.text && <p className={styles["desk-words"]}>{tried.text}</p>}
    <p className="quietly">
      Written by {sayWriter(tried.writer)}, in {tried.seconds} s.
    </p>
  </>
);
