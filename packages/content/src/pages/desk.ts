import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { Page } from "../page.ts";

/** For the people who run a copy of the product; nobody else is led there. */
export const deskPage: Page = {
  path: paths.desk,
  title: `The desk | ${brand.name}`,
  description: `Where the people who run this copy of ${brand.name} look after it: accounts, messages, the outbox and errors. It is open to staff and to nobody else.`,
  keywords: ["desk", "staff", "operation", "maintenance"],
  heading: "The desk",
  lead: "What it takes to run this place. Everything you change here is kept in the log, with your name and the time.",
  kind: "product",
  layout: "main",
};
