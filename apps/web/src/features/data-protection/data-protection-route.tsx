import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { Icon } from "../../ui/icon.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { leaves, type StoragePlace, seenByServer, storagePlaces } from "./places.ts";
import { RawRecords } from "./raw-records.tsx";
import "../../ui/card.css";
import styles from "./data-protection.module.css";

const page = pageOf(paths.dataProtection);

export const meta: MetaFunction = () => pageMeta(page);

const Row = ({ icon, name, holds, opens }: StoragePlace) => (
  <li className={styles["place"]}>
    <Icon name={icon} size={24} />
    <h3>{name}</h3>
    <p>{holds}</p>
    <p className={styles["place-opens"]}>
      <b>Who can open it</b>
      {opens}
    </p>
  </li>
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles["protect-lines"]}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

const DataProtectionRoute = () => (
  <div className={`column leaf ${styles["protect"]}`}>
    <LeafHead heading={page.heading} lead={page.lead} />
    <section aria-labelledby="where">
      <h2 id="where">What lies where</h2>
      <ul className={styles["places"]}>
        {storagePlaces.map((place) => (
          <Row key={place.name} {...place} />
        ))}
      </ul>
    </section>
    <section aria-labelledby="seen">
      <h2 id="seen">What the server sees while you talk</h2>
      <p>
        {brand.companion} can only answer what it can read. So the server opens a conversation while
        it runs, and closes it again.
      </p>
      <Lines lines={seenByServer} />
    </section>
    <section aria-labelledby="leaves">
      <h2 id="leaves">What leaves for a language model</h2>
      <p>
        By default nothing: a guide on this server writes the replies. Whoever runs {brand.name} can
        let a language model write instead. Then this goes to it:
      </p>
      <Lines lines={leaves} />
      <p>
        Every reply has a receipt. Press “Who wrote this” under it: it names the writer, the host
        and how many characters were sent there.
      </p>
    </section>
    <section aria-labelledby="ends">
      <h2 id="ends">How it ends</h2>
      <p>
        The readable text of a conversation is deleted {limits.session.retentionDays} days after it
        began, or sooner if you say so. What you saved stays until you delete it.{" "}
        <Link to={paths.deleteAccount}>Deleting everything</Link> leaves nothing but counts that
        belong to nobody.
      </p>
    </section>
    <section className={`card ${styles["protect-raw"]}`} aria-labelledby="raw">
      <h2 id="raw">Look for yourself</h2>
      <p>
        These are your own rows as the server holds them now, with the database’s own names. What is
        encrypted has a lock and is shown as it lies there; the server can read the rest. You see
        only yours.
      </p>
      <RawRecords />
    </section>
  </div>
);
export default DataProtectionRoute;
