import { paths } from "@app/contract/paths";
import { Link } from "../navigation/link.tsx";
import styles from "./article.module.css";
import { ArticleContents } from "./article-contents.tsx";
import type { ArticleData } from "./article-data.ts";
import { ArticleSources } from "./article-sources.tsx";
import { ArticleTry } from "./article-try.tsx";
import { BeforeYouReadOn } from "./before-you-read-on.tsx";
import { partId } from "./part-id.ts";
import { ReadNext } from "./read-next.tsx";
import { ReadPart } from "./read-part.tsx";

const questionsId = "questions";
const sourcesId = "sources";

/** An article with its contents beside it; it reads the same without scripts. */
export const ArticlePage = ({ page, article, related }: ArticleData) => (
  <>
    <div className={`column ${styles["article"]}`}>
      <ArticleContents
        entries={[
          ...article.parts.map(({ heading }) => ({ id: partId(heading), heading })),
          { id: questionsId, heading: "Questions and answers" },
          { id: sourcesId, heading: "Sources" },
        ]}
      />
      <article className={styles["article-words"]}>
        <header>
          <p className={`label ${styles["article-about"]}`}>
            <Link to={paths.faqs}>Questions people ask</Link>
          </p>
          <h1>{page.heading}</h1>
          <p className={`lead ${styles["article-lead"]}`}>{page.lead}</p>
        </header>
        <BeforeYouReadOn />
        {article.parts.map((part) => (
          <ReadPart key={part.heading} {...part} />
        ))}
        <section id={questionsId}>
          <h2>Questions and answers</h2>
          {article.questions.map(({ question, answer }) => (
            <div key={question} className={styles["article-question"]}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </section>
        <ArticleSources id={sourcesId} article={article} />
        <ArticleTry />
      </article>
    </div>
    <ReadNext pages={related} />
  </>
);
