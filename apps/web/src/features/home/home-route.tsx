import { staticPart } from "../../at-build/static-part.tsx";
import { HomeHero } from "./home-hero.tsx";
import { useReturn } from "./use-return.ts";
import "./home.module.css";
import "./home-parts.module.css";
import "./where-words-go.module.css";

/** Below what is pressed on home there is only something to read, which needs no script. */
const HomeParts = staticPart(
  import.meta.env.SSR ? (await import("./home-parts.tsx")).HomeParts : null,
  async () => (await import("./home-parts.tsx")).HomeParts,
);

const HomeRoute = () => {
  const returned = useReturn();
  return (
    <>
      <HomeHero greeting={returned?.greeting} />
      {returned && <returned.Part {...returned} />}
      <HomeParts />
    </>
  );
};
export default HomeRoute;
