import { type Faq, faqGroups } from "@app/content/faqs";
import { pageOf } from "@app/content/pages";
import { footerGroups } from "@app/content/site-links";
import { paths } from "@app/contract/paths";
import { useDeferredValue, useEffect, useState } from "react";
import { Link, type MetaFunction, useLoaderData } from "react-router";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { faqsMeta } from "./faqs-meta.ts";
import { findFaqs } from "./find-faqs.ts";
import "./faqs.css";

/** Runs while the pages are built: the answers are in the page, and no script has to carry them. */
export const loader = () => ({
  page: pageOf(paths.faqs),
  groups: faqGroups,
  articles: footerGroups[0],
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? faqsMeta(loaderData.page, loaderData.groups) : [];

const Question = ({ id, question, answer, more, open }: Faq & { open: boolean }) => (
  <li id={id}>
    <details open={open}>
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

const countWords = (count: number): string => {
  if (count === 0) return "Nothing found. Try another word, or write to us below.";
  return count === 1 ? "1 question" : `${count} questions`;
};

/** A link to one question opens it; browsers alone would only scroll to it. */
const useAddressed = (): string => {
  const [id, setId] = useState("");
  useEffect(() => {
    const read = () => setId(decodeURIComponent(window.location.hash.slice(1)));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return id;
};

const FaqsRoute = () => {
  const { page, groups, articles } = useLoaderData<typeof loader>();
  const [sought, setSought] = useState("");
  const addressed = useAddressed();
  const asked = useDeferredValue(sought).trim();
  const found = findFaqs(groups, asked);
  const count = found.reduce((sum, { faqs }) => sum + faqs.length, 0);

  return (
    <div className="column leaf faqs">
      <LeafHead heading={page.heading} lead={page.lead} />
      <div className="faqs-search">
        <Field
          label="Search questions and answers"
          type="search"
          value={sought}
          placeholder="passphrase, cost, delete"
          onChange={(event) => setSought(event.target.value)}
        />
        <p className="faqs-count" role="status">
          {asked && countWords(count)}
        </p>
      </div>
      {found.map(({ id, heading, faqs }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <ul className="lines">
            {faqs.map((faq) => (
              // A question that was found shows its answer; the key lets it fold again afterwards.
              <Question
                key={`${faq.id}${asked && " found"}`}
                {...faq}
                open={asked !== "" || faq.id === addressed}
              />
            ))}
          </ul>
        </section>
      ))}
      {articles && (
        <section aria-labelledby="articles">
          <h2 id="articles">{articles.heading}</h2>
          <p className="quietly">Longer answers, each on one question, with sources.</p>
          <ul className="faqs-articles">
            {articles.links.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card faqs-else" aria-labelledby="else">
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
