import { Link } from "../navigation/link.tsx";
import type { NextPage } from "./article-data.ts";
import styles from "./read-next.module.css";

export const ReadNext = ({ pages }: { pages: readonly NextPage[] }) => (
  <section className={styles["read-next"]} aria-labelledby="read-next">
    <div className="column">
      <h2 id="read-next">Read next</h2>
      <ul>
        {pages.map(({ path, heading, lead }) => (
          <li key={path}>
            <Link to={path}>
              <b>{heading}</b>
              <span>{lead}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
