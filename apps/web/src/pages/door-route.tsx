import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { Link, type MetaFunction, useLocation } from "react-router";
import { pageMeta } from "../page-meta.ts";
import { buttonClass } from "../ui/button.tsx";
import { Horizon } from "../ui/horizon.tsx";
import { Zoki } from "../ui/zoki.tsx";
import "./door-route.css";

export const meta: MetaFunction = ({ location }) => pageMeta(pageOf(location.pathname));

const messagesPerDay = entitlements.anonymous.messagesPerDay;

/** The pages of the auth layout: the same door, each with its own words. */
const DoorRoute = () => {
  const page = pageOf(useLocation().pathname);
  const closed = page.path === paths.maintenance;
  return (
    <Horizon
      light={closed ? "far" : "left"}
      labelledBy="door"
      companion={<Zoki state={closed ? "asleep" : "idle"} size={224} />}
    >
      <div className={closed ? "column lost" : "column door"}>
        <h1 id="door">{page.heading}</h1>
        <p className="lead">{page.lead}</p>
        {closed ? (
          <div className="button-row">
            {/* A new visit, not a step in this one: only the server knows whether it is open again. */}
            <a className={buttonClass("soft")} href={paths.home}>
              Look again
            </a>
            <Link className={buttonClass("bare")} to={paths.crisis}>
              Talk to a person now
            </Link>
          </div>
        ) : (
          <>
            <Link className={`${buttonClass()} door-go`} to={paths.talkSession}>
              Talk without an account
            </Link>
            <p className="quietly">
              Text with {brand.companion}, up to {messagesPerDay} messages a day, kept{" "}
              {limits.session.retentionDays} days at most.
            </p>
          </>
        )}
      </div>
    </Horizon>
  );
};
export default DoorRoute;
