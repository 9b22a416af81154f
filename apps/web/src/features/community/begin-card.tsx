import { brand } from "@app/contract/brand";
import { useState } from "react";
import { PromptLink } from "../../prompt-link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Zoki } from "../../ui/zoki.tsx";
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

/** One prompt in the light, for whoever would rather not choose. */
export const BeginCard = ({ prompts }: { prompts: readonly Beginning[] }) => {
  const [drawn, setDrawn] = useState<Beginning | null>(null);
  const shown = drawn ?? prompts[0];
  if (!shown) return null;
  const { id, text } = shown;
  return (
    <section className="begin-card" aria-labelledby="begin">
      <Zoki size={88} />
      <div>
        <h2 id="begin">One to begin with</h2>
        <p className="begin-words" aria-live="polite" key={id}>
          {text}
        </p>
        <div className="button-row">
          <PromptLink id={id} text={text} className={buttonClass()}>
            Say this to {brand.companion}
          </PromptLink>
          <Button kind="bare" onClick={() => setDrawn(anotherOf(prompts, id) ?? null)}>
            Another one
          </Button>
        </div>
      </div>
    </section>
  );
};
