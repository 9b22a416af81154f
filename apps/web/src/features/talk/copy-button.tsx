import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";

const saysCopiedMs = 2_000;

const copy = async (text: string): Promise<void> => {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // Plain http has no clipboard of its own, only the old way through a selection.
  const holder = document.createElement("textarea");
  holder.value = text;
  document.body.append(holder);
  holder.select();
  document.execCommand("copy");
  holder.remove();
};

export const CopyButton = ({ text }: { text: string }) => {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saysCopiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <button
      type="button"
      className="icon-button"
      aria-label={copied ? "Copied" : "Copy"}
      onClick={() =>
        copy(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <Icon name={copied ? "check" : "copy"} size={20} />
    </button>
  );
};
