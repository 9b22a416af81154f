import { helpAddress } from "virtual:help-address";
import { useState } from "react";
import { helpDrawing } from "../../ui/help-drawing.ts";
import { StrokeDrawing } from "../../ui/stroke-drawing.tsx";
import styles from "./help-door.module.css";
import type { loadHelp } from "./load-help.ts";

type Help = Awaited<ReturnType<typeof loadHelp>>;
type Loader = { loadHelp: typeof loadHelp };

/** Only the button travels with a page; the menu behind it comes when somebody presses it. Without React, open-help.ts does the same. */
export const HelpDoor = ({ inline = false }: { inline?: boolean }) => {
  const [part, setPart] = useState<{ Help: Help } | null>(null);
  const [state, setState] = useState<"closed" | "coming" | "failed">("closed");
  if (part) return <part.Help inline={inline} />;

  const load = async () => {
    // A browser keeps what did not come as not coming: asked again, it needs another address.
    const address = state === "failed" ? `${helpAddress}?again=${Date.now()}` : helpAddress;
    setState("coming");
    try {
      const loader = (await import(/* @vite-ignore */ address)) as Loader; // what the address names
      setPart({ Help: await loader.loadHelp() });
    } catch {
      setState("failed");
    }
  };
  const failed = state === "failed";
  const words = failed ? "Help did not come. Try again" : "Help";
  return (
    <button
      type="button"
      className={inline ? styles["help-inline"] : styles["help-button"]}
      data-help-door={inline ? "inline" : "floating"}
      aria-haspopup="menu"
      aria-label={words}
      aria-busy={state === "coming"}
      onClick={load}
    >
      <StrokeDrawing path={helpDrawing} size={24} />
      {(inline || failed) && words}
    </button>
  );
};
