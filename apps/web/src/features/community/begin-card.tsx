import { brand } from "@app/contract/brand";
import { useState } from "react";
import { PromptLink } from "../../talking/prompt-link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Zoki } from "../../ui/zoki.tsx";
import styles from "./community.module.css";
import type { ShownPrompt } from "./use-prompts.ts";

type Beginning = Pick<ShownPrompt, "id" | "text">;

/** Another than the one in sight, whichever it is. */
export const anotherOf = (
  prompts: readonly Beginning[],
  shown: string,
  random: () => number = Math.random,
): Beginning | undefined => {
  const others = prompts.filter(({ id }) => id !== shown);
  return others[Math.floor(random() * others.length)];
};

type BeginCardProps = {
  /** The one that stands there first; whoever only passes by sees the same as everybody. */
  first: Beginning;
  prompts: readonly Beginning[];
};

/** One prompt in the light, for whoever would rather not choose. */
export const BeginCard = ({ first, prompts }: BeginCardProps) => {
  const [drawn, setDrawn] = useState(first);
  const { id, text } = drawn;
  return (
    <section className={styles["begin-card"]} aria-labelledby="begin">
      <Zoki size={88} />
      <div>
        <h2 id="begin">One to begin with</h2>
        <p className={styles["begin-words"]} aria-live="polite" key={id}>
          {text}
        </p>
        <div className="button-row">
          <PromptLink id={id} text={text} className={buttonClass()}>
            Say this to {brand.companion}
          </PromptLink>
          <Button kind="bare" onClick={() => setDrawn(anotherOf(prompts, id) ?? drawn)}>
            Another one
          </Button>
        </div>
      </div>
    </section>
  );
};
