import styles from "./article.module.css";

type Entry = { id: string; heading: string };

/** mark-contents.ts marks which part is being read. */
export const ArticleContents = ({ entries }: { entries: readonly Entry[] }) => (
  <nav className={styles["article-contents"]} data-contents aria-labelledby="on-this-page">
    <h2 id="on-this-page">On this page</h2>
    {entries.map(({ id, heading }, index) => (
      <a key={id} href={`#${id}`} aria-current={index === 0 ? "location" : undefined}>
        {heading}
      </a>
    ))}
  </nav>
);
