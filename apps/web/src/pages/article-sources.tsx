import type { Article } from "@app/content/articles/article";
import styles from "./article.module.css";

export const ArticleSources = ({ id, article }: { id: string; article: Article }) => (
  <section id={id} className={styles["article-sources"]}>
    <h2>Sources</h2>
    <ol>
      {article.sources.map(({ title, by, year, url }) => (
        <li key={url}>
          {by} ({year}).{" "}
          <a href={url} rel="noreferrer">
            {title}
          </a>
          .
        </li>
      ))}
    </ol>
    <p className={styles["article-read"]}>
      Last read through on <time dateTime={article.read}>{article.read}</time>.
    </p>
  </section>
);
