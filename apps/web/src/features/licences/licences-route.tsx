import { type Licence, voiceLicences } from "@app/content/licences";
import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { onlyRead } from "../../navigation/only-read.ts";
import { openDocument, writtenAtBuild } from "../../navigation/open-document.ts";
import { pageMeta } from "../../navigation/page-meta.ts";
import "../../ui/card.css";
import styles from "./licences.module.css";

const page = pageOf(paths.licences);

export const handle = onlyRead;
export const loader = writtenAtBuild;
export const clientLoader = openDocument;

export const meta: MetaFunction = () => pageMeta(page);

const OneLicence = ({ name, part, licence, source, note }: Licence) => (
  <li className={styles["licence"]}>
    <h3>{name}</h3>
    <p>{part}.</p>
    <dl>
      <dt>Licence</dt>
      <dd>{licence}</dd>
      <dt>Source</dt>
      <dd>
        <a href={source} rel="noopener noreferrer">
          {source.replace(/^https:\/\/(?:www\.)?/, "")}
        </a>
      </dd>
    </dl>
    {note ? <p className={styles["licence-note"]}>{note}</p> : null}
  </li>
);

const LicencesRoute = () => (
  <article className={`column leaf ${styles["licences"]}`}>
    <header>
      <h1>{page.heading}</h1>
      <p className="lead">{page.lead}</p>
    </header>
    <section aria-labelledby="voice-licences">
      <h2 id="voice-licences">Voice</h2>
      <ul>
        {voiceLicences.map((licence) => (
          <OneLicence key={licence.name} {...licence} />
        ))}
      </ul>
    </section>
  </article>
);
export default LicencesRoute;
