import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { Link } from "../navigation/link.tsx";
import { pageMeta } from "../navigation/page-meta.ts";
import { buttonClass } from "../ui/button.tsx";
import { Horizon } from "../ui/horizon.tsx";
import { Zoki } from "../ui/zoki.tsx";
import styles from "./lost.module.css";

const page = pageOf(paths.maintenance);

export const meta: MetaFunction = () => pageMeta(page);

/** The door is closed for a while. */
const MaintenanceRoute = () => (
  <Horizon light="far" labelledBy="door" companion={<Zoki state="asleep" size={224} />}>
    <div className={`column ${styles["lost"]}`}>
      <h1 id="door">{page.heading}</h1>
      <p className={`lead ${styles["lost-lead"]}`}>{page.lead}</p>
      <div className="button-row">
        {/* A new visit, not a step in this one: only the server knows whether it is open again. */}
        <a className={buttonClass("soft")} href={paths.home}>
          Look again
        </a>
        <Link className={`${buttonClass("bare")} ${styles["lost-act"]}`} to={paths.crisis}>
          Talk to a person now
        </Link>
      </div>
    </div>
  </Horizon>
);
export default MaintenanceRoute;
