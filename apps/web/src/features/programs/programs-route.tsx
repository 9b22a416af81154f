import { pageOf } from "@app/content/pages";
import { socialImageOf } from "@app/content/social-image";
import { brand } from "@app/contract/brand";
import { programPath, programStepPath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { type MetaWords, pageMeta } from "../../navigation/page-meta.ts";
import {
  type ProgramData,
  type ProgramIntro,
  programData,
  programIntros,
  type StepData,
  stepData,
} from "./program-data.ts";
import { ProgramPage } from "./program-page.tsx";
import { ProgramsPage } from "./programs-page.tsx";
import { StepPage } from "./step-page.tsx";

type Shown =
  | { kind: "list"; programs: ProgramIntro[] }
  | { kind: "program"; program: ProgramData }
  | { kind: "step"; step: StepData };

/**
 * Runs while the pages are built, so that a reader gets this list, program or step alone. The three
 * are one route's file, because every visitor loads the list of such files.
 */
export const loader = ({ params }: LoaderFunctionArgs): Shown => {
  const { program, step } = params;
  if (!program) return { kind: "list", programs: programIntros() };
  return step
    ? { kind: "step", step: stepData(program, Number(step)) }
    : { kind: "program", program: programData(program) };
};

/** One image for all of them: the list is what they share. */
const image = socialImageOf(paths.programs);

const programWords = ({ id, title, description, words }: ProgramData): MetaWords => ({
  path: programPath(id),
  title: `${title} | ${brand.name}`,
  description,
  keywords: words,
  image,
});

const stepWords = ({ program, number, step }: StepData): MetaWords => ({
  path: programStepPath(program.id, number),
  title: `${step.title}: ${program.title} | ${brand.name}`,
  description: `${step.intention} Step ${number} of “${program.title}”: two minutes to read, an exercise and a small thing to do.`,
  keywords: program.words,
  image,
});

const wordsOf = (shown: Shown): MetaWords => {
  if (shown.kind === "list") return pageOf(paths.programs);
  return shown.kind === "program" ? programWords(shown.program) : stepWords(shown.step);
};

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(wordsOf(loaderData)) : [];

const ProgramsRoute = () => {
  const shown = useLoaderData<typeof loader>();
  if (shown.kind === "list") return <ProgramsPage programs={shown.programs} />;
  // A new key for each: what one step has open is not the next one's.
  if (shown.kind === "program")
    return <ProgramPage key={shown.program.id} program={shown.program} />;
  return <StepPage key={`${shown.step.program.id}/${shown.step.number}`} {...shown.step} />;
};
export default ProgramsRoute;
