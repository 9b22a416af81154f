import type { ReactNode } from "react";
import styles from "./article.module.css";
import { partId } from "./part-id.ts";

type ReadPartProps = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[] | undefined;
  after?: string | undefined;
  children?: ReactNode;
};

/** One part of something to read, with an address of its own. */
export const ReadPart = ({ heading, paragraphs, list, after, children }: ReadPartProps) => (
  <section id={partId(heading)}>
    <h2>{heading}</h2>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {list && (
      <ul className={styles["dots"]}>
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
    {after && <p>{after}</p>}
    {children}
  </section>
);
