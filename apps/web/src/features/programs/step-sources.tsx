import type { ProgramSource } from "@app/content/programs/program";
import styles from "./programs.module.css";

/** What the reading rests on. A book is named, an article can be opened. */
export const StepSources = ({ sources }: { sources: readonly ProgramSource[] }) => (
  <div className={styles["step-sources"]}>
    <h3>This rests on</h3>
    <ul>
      {sources.map(({ key, title, by, year, url }) => (
        <li key={key}>
          {by} ({year}).{" "}
          {url ? (
            <a href={url} rel="noreferrer">
              {title}
            </a>
          ) : (
            <cite>{title}</cite>
          )}
          .
        </li>
      ))}
    </ul>
  </div>
);
