import type { Page } from "@app/content/page";
import type { Statement, StatementPart } from "@app/content/statements/statement";
import { Link } from "../navigation/link.tsx";
import { Icon } from "../ui/icon.tsx";
import articleStyles from "./article.module.css";
import { ArticleContents } from "./article-contents.tsx";
import { partId } from "./part-id.ts";
import { ReadPart } from "./read-part.tsx";
import styles from "./statement-page.module.css";

const Part = ({ links, ...part }: StatementPart) => (
  <ReadPart {...part}>
    {links && (
      <ul className={styles["statement-links"]}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link className="onward" to={path}>
              {label} <Icon name="forward" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </ReadPart>
);

const dayOf = (isoDay: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(isoDay));

type StatementPageProps = { page: Page; statement: Statement };

/** What the product says of itself, with its contents beside it; it reads the same without scripts. */
export const StatementPage = ({ page, statement }: StatementPageProps) => (
  <div className={`column ${articleStyles["article"]}`}>
    <ArticleContents
      entries={statement.parts.map(({ heading }) => ({ id: partId(heading), heading }))}
    />
    <article className={articleStyles["article-words"]}>
      <header>
        <h1>{page.heading}</h1>
        <p className={`lead ${articleStyles["article-lead"]}`}>{page.lead}</p>
      </header>
      {statement.parts.map((part) => (
        <Part key={part.heading} {...part} />
      ))}
      <p className={styles["statement-changed"]}>
        Last changed on <time dateTime={statement.changed}>{dayOf(statement.changed)}</time>.
      </p>
    </article>
  </div>
);
