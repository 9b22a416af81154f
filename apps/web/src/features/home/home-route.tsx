import { HomeHero } from "./home-hero.tsx";
import { WhatThisIs } from "./what-this-is.tsx";
import { WhereWordsGo } from "./where-words-go.tsx";
import "./home.css";

const HomeRoute = () => (
  <>
    <HomeHero />
    <WhatThisIs />
    <WhereWordsGo />
  </>
);
export default HomeRoute;
