import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { Link } from "../navigation/link.tsx";
import { pageMeta } from "../navigation/page-meta.ts";
import { buttonClass } from "../ui/button.tsx";
import { Horizon } from "../ui/horizon.tsx";
import { Zoki } from "../ui/zoki.tsx";
import styles from "./lost.module.css";

export const meta: MetaFunction = () => [
  ...pageMeta(pageOf(paths.notFound)),
  { name: "robots", content: "noindex" },
];

const NotFoundRoute = () => (
  <Horizon
    light="far"
    labelledBy="lost"
    companion={<Zoki state="asleep" size={272} label={`${brand.companion}, asleep`} />}
  >
    <div className={`column ${styles["lost"]}`}>
      <h1 id="lost">Nothing is lit here.</h1>
      <p className={`lead ${styles["lost-lead"]}`}>
        The page has moved or never was. {brand.companion} dozed off waiting. Nothing of yours is
        lost.
      </p>
      <div className="button-row">
        <Link className={buttonClass()} to={paths.home}>
          Go home
        </Link>
        <Link className={`${buttonClass("bare")} ${styles["lost-act"]}`} to={paths.journey}>
          Your journey
        </Link>
      </div>
    </div>
  </Horizon>
);
export default NotFoundRoute;
