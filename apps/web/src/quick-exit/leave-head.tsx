import type { Page } from "@app/content/page";
import { LeaveLink, leaveWords } from "./leave-link.tsx";
import "./leave-head.css";

type LeaveHeadProps = {
  page: Pick<Page, "heading" | "lead">;
  /** What is left, where the link has room to say it. */
  more?: string;
};

/** How a page begins that somebody may have to leave at once. */
export const LeaveHead = ({ page, more = "" }: LeaveHeadProps) => (
  <header className="leave-head">
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    <LeaveLink more={more} />
    <p className="leave-words">{leaveWords}</p>
  </header>
);
