import type { Page } from "@app/content/page";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { Link } from "../navigation/link.tsx";
import { buttonClass } from "../ui/button.tsx";
import { BeforeYouReadOn } from "./before-you-read-on.tsx";
import "./page-header.css";

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
    <p className="page-header-next">
      <Link className={buttonClass("soft")} to={paths.talkSession}>
        Talk to {brand.companion}
      </Link>
    </p>
  </article>
);
