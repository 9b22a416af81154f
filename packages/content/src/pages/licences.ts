import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { Page } from "../page.ts";

const { name } = brand;

export const licencesPage: Page = {
  path: paths.licences,
  title: `Licences | ${name}`,
  description: `Whose work ${name} speaks and listens with: the voice, the recogniser and espeak-ng, with the licence of each and where its source can be had.`,
  keywords: ["licences", "open source", "Piper voice", "Moonshine", "espeak-ng", "GPL"],
  heading: "Licences",
  lead: "Voice here stands on the work of other people. This is who they are, and what they allow.",
  kind: "product",
  layout: "main",
};
