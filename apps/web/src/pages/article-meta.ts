import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { MetaDescriptor } from "react-router";
import { pageMeta, pageUrl } from "../navigation/page-meta.ts";
import type { ArticleData } from "./article-data.ts";

/** The same facts once more, in the form that search engines read. */
export const articleMeta = ({ page, article }: ArticleData): MetaDescriptor[] => {
  const url = pageUrl(page.path);
  const publisher = { "@type": "Organization", name: brand.name, url: pageUrl(paths.home) };
  return [
    ...pageMeta(page),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "Article",
            "@id": `${url}#article`,
            headline: page.heading,
            description: page.description,
            dateModified: article.read,
            inLanguage: "en-GB",
            mainEntityOfPage: url,
            author: publisher,
            publisher,
            citation: article.sources.map((source) => source.url),
          },
          {
            "@type": "FAQPage",
            "@id": `${url}#questions`,
            mainEntity: article.questions.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          },
          {
            "@type": "BreadcrumbList",
            itemListElement: [
              { "@type": "ListItem", position: 1, name: brand.name, item: pageUrl(paths.home) },
              {
                "@type": "ListItem",
                position: 2,
                name: "Questions people ask",
                item: pageUrl(paths.faqs),
              },
              { "@type": "ListItem", position: 3, name: page.heading, item: url },
            ],
          },
        ],
      },
    },
  ];
};
