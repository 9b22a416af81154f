import type { Page } from "@app/content/page";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { Link } from "react-router";
import { buttonClass } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import "./page-header.css";

/** What stands under a heading that people may take for a promise of treatment. */
const BeforeYouReadOn = () => (
  <aside className="plain-words" aria-labelledby="before">
    <h2 id="before">Before you read on</h2>
    <p>
      {brand.name} is not therapy and {brand.companion} is not a therapist. It is an AI companion
      for thinking out loud. If you need care, a doctor or a licensed therapist is the right place.{" "}
      <Link to={paths.crisis}>In crisis, start here.</Link>
    </p>
  </aside>
);

export const PageHeader = ({ page }: { page: Page }) => (
  <article className="column page-header">
    <header>
      {page.kind === "search" && (
        <p className="label">
          <Link to={paths.faqs}>Questions people ask</Link>
        </p>
      )}
      <h1>{page.heading}</h1>
      <p className="lead">{page.lead}</p>
    </header>
    {page.kind === "search" && <BeforeYouReadOn />}
    {page.more?.map(({ path, label }) => (
      <p key={path} className="page-header-more">
        <Link className="onward" to={path}>
          {label} <Icon name="forward" size={20} />
        </Link>
      </p>
    ))}
    <p className="page-header-next">
      <Link className={buttonClass("soft")} to={paths.talkSession}>
        Talk to {brand.companion}
      </Link>
    </p>
  </article>
);
