import type { Page } from "@app/content/page";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { Link } from "react-router";
import { buttonClass } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
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
