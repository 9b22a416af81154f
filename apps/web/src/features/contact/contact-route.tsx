import { pageOf } from "@app/content/pages";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import type { MetaFunction } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { useSetup } from "../../setup.ts";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { ContactForm } from "./contact-form.tsx";
import "../../ui/card.css";
import styles from "./contact.module.css";

const page = pageOf(paths.contact);

export const meta: MetaFunction = () => pageMeta(page);

const ContactRoute = () => {
  const setup = useSetup();
  const [written, setWritten] = useState(0);
  return (
    <div className="column leaf">
      <LeafHead heading={page.heading} lead={page.lead} />
      <div className={styles["contact-parts"]}>
        <div>
          <noscript>
            <p className={styles["contact-noscript"]}>
              The form needs scripts, and they are off here.
            </p>
          </noscript>
          <ContactForm key={written} onSent={() => setWritten(written + 1)} />
        </div>
        <aside aria-label="Before you write">
          <section>
            <h2>In danger now?</h2>
            <p>
              Nobody watches this box. <Link to={paths.crisis}>These people answer at once.</Link>
            </p>
          </section>
          <section>
            <h2>Maybe it is answered already</h2>
            <p>
              <Link to={paths.faqs}>Questions and answers</Link> covers accounts, the vault, costs
              and deleting.
            </p>
          </section>
          <section>
            <h2>By e-mail</h2>
            <p className={styles["contact-mail"]}>
              {setup ? (
                <a href={`mailto:${setup.support_email}`}>{setup.support_email}</a>
              ) : (
                "The address is on its way."
              )}
            </p>
          </section>
          <section>
            <h2>What becomes of it</h2>
            <p>
              It is stored encrypted, read by the people who run this copy, and deleted{" "}
              {limits.desk.doneKeepDays} days after it was dealt with, {limits.desk.messageKeepDays}{" "}
              days at the latest. <Link to={paths.privacy}>Privacy</Link>
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
};
export default ContactRoute;
