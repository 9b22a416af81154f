import { type Faq, faqGroups } from "@app/content/faqs";
import { pageOf } from "@app/content/pages";
import { footerGroups } from "@app/content/site-links";
import { paths } from "@app/contract/paths";
import { type MetaFunction, useLoaderData } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { onlyRead } from "../../navigation/only-read.ts";
import { openDocument } from "../../navigation/open-document.ts";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import styles from "./faqs.module.css";
import { faqsMeta } from "./faqs-meta.ts";

/** Runs while the pages are built: the answers are in the page, and no script has to carry them. */
export const loader = () => ({
  page: pageOf(paths.faqs),
  groups: faqGroups,
  articles: footerGroups[0],
});

export const handle = onlyRead;
export const clientLoader = openDocument;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? faqsMeta(loaderData.page, loaderData.groups) : [];

const Question = ({ id, question, answer, more }: Faq) => (
  <li id={id}>
    <details>
      <summary>
        <h3>{question}</h3>
        <Icon name="down" size={20} />
      </summary>
      {answer.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {more && (
        <p>
          <Link className="onward" to={more.path}>
            {more.label} <Icon name="forward" size={20} />
          </Link>
        </p>
      )}
    </details>
  </li>
);

/** search-questions.ts gives its search life. */
const FaqsRoute = () => {
  const { page, groups, articles } = useLoaderData<typeof loader>();
  return (
    <div className={`column leaf ${styles["faqs"]}`}>
      <LeafHead heading={page.heading} lead={page.lead} />
      <div className={styles["faqs-search"]} data-search="questions">
        <Field
          label="Search questions and answers"
          type="search"
          placeholder="passphrase, cost, delete"
        />
        <p className={styles["faqs-count"]} role="status" />
      </div>
      {groups.map(({ id, heading, faqs }) => (
        <section key={id} id={id} data-questions aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <ul className="lines">
            {faqs.map((faq) => (
              <Question key={faq.id} {...faq} />
            ))}
          </ul>
        </section>
      ))}
      {articles && (
        <section aria-labelledby="articles">
          <h2 id="articles">{articles.heading}</h2>
          <p className="quietly">Longer answers, each on one question, with sources.</p>
          <ul className={styles["faqs-articles"]}>
            {articles.links.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card" aria-labelledby="else">
        <h2 id="else">Is yours not here?</h2>
        <p>
          <Link className="onward" to={paths.contact}>
            Write to us <Icon name="forward" size={20} />
          </Link>
        </p>
      </section>
    </div>
  );
};
export default FaqsRoute;
