import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import styles from "./home.module.css";

export const WhatThisIs = () => (
  <section className={styles["band"]} aria-labelledby="what">
    <div className={`column ${styles["is-not"]}`}>
      <h2 id="what">Plain about what this is.</h2>
      <div className={styles["is-not-lists"]}>
        <div>
          <h3>It is</h3>
          <ul>
            <li>A place to think out loud, at your own pace.</li>
            <li>An AI that listens, reflects and asks.</li>
            <li>A short list of things to try, if you want one.</li>
            <li>Open without a name, and easy to leave.</li>
          </ul>
        </div>
        <div className={styles["not"]}>
          <h3>It is not</h3>
          <ul>
            <li>A therapist, or a replacement for one.</li>
            <li>A diagnosis, or a treatment.</li>
            <li>A person. {brand.companion} will always say so.</li>
            <li>
              <span>
                An emergency service. In danger, <Link to={paths.crisis}>go here first</Link>.
              </span>
            </li>
          </ul>
        </div>
      </div>
    </div>
  </section>
);
