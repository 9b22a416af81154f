import type { FaqGroup } from "@app/content/faqs";
import type { Page } from "@app/content/page";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { MetaDescriptor } from "react-router";
import { pageMeta, pageUrl } from "../../navigation/page-meta.ts";

/** The questions once more, in the form that search engines read. */
export const faqsMeta = (page: Page, groups: readonly FaqGroup[]): MetaDescriptor[] => [
  ...pageMeta(page),
  {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "FAQPage",
          "@id": `${pageUrl(page.path)}#questions`,
          inLanguage: "en-GB",
          mainEntity: groups
            .flatMap(({ faqs }) => faqs)
            .map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
            })),
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, name: brand.name, item: pageUrl(paths.home) },
            { "@type": "ListItem", position: 2, name: page.heading, item: pageUrl(page.path) },
          ],
        },
      ],
    },
  },
];
