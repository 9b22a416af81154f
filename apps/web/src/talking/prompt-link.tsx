import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { Link } from "../navigation/link.tsx";

/** Counted on the way; a count that fails keeps nobody from talking. */
const countUse = (id: string): void =>
  void import("../api.ts")
    .then(({ api }) => api.community.increment({ id }))
    .catch(() => undefined);

type PromptLinkProps = {
  id: string;
  text: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Begins a conversation with a prompt. Its words travel with the navigation alone, as one's own first thought. */
export const PromptLink = ({ id, text, className, children }: PromptLinkProps) => (
  <Link
    className={className}
    to={paths.talkSession}
    state={{ firstThought: text }}
    onClick={() => countUse(id)}
  >
    {children}
  </Link>
);
