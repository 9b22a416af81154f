import { HomeQuestions } from "./home-questions.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { ProgramStrip } from "./program-strip.tsx";
import { SkyBand } from "./sky-band.tsx";
import { WhatThisIs } from "./what-this-is.tsx";
import { WhereWordsGo } from "./where-words-go.tsx";

/** All of home that is only read. Its styles come with home itself, since its markup does. */
export const HomeParts = () => (
  <>
    <HowItWorks />
    <WhatThisIs />
    <WhereWordsGo />
    <ProgramStrip />
    <SkyBand />
    <HomeQuestions />
  </>
);
