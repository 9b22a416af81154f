import { pageOf } from "@app/content/pages";
import { selfChecks } from "@app/content/self-checks";
import { paths } from "@app/contract/paths";
import { selfCheckNames } from "@app/contract/self-checks";
import { type MetaFunction, useSearchParams } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { useIsHere } from "../../state/use-is-here.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { SelfCheckPage } from "./self-check-page.tsx";
import "./check-ins.module.css";
import styles from "./self-check.module.css";

const page = pageOf(paths.selfCheck);

export const meta: MetaFunction = () => pageMeta(page);

const minutesOf = (minutes: number) =>
  minutes === 1 ? "About a minute" : `About ${minutes} minutes`;

const Choice = () => (
  <>
    <LeafHead heading={page.heading} lead={page.lead}>
      <Link className={buttonClass("soft")} to={paths.checkIn}>
        A mood in three taps
      </Link>
    </LeafHead>
    <ul className={`lines ${styles["self-choice"]}`}>
      {selfCheckNames.map((name) => {
        const { title, about, items, minutes } = selfChecks[name];
        return (
          <li key={name}>
            <Link to={`${paths.selfCheck}?with=${name}`}>
              <b>{title}</b>
              <span>{about}</span>
              <span className="quietly">
                {items.length} questions. {minutesOf(minutes)}.
              </span>
              <Icon name="forward" size={20} />
            </Link>
          </li>
        );
      })}
    </ul>
    <p className={styles["self-plain"]}>
      They were made for doctors and their patients, to talk about the same thing and to see whether
      something changes. Here they are for your own eyes. If two weeks have been hard, you need no
      number to ask for help. <Link to={paths.crisis}>Talk to a person now</Link>.
    </p>
  </>
);

const SelfCheckRoute = () => {
  const [search] = useSearchParams();
  const name = useIsHere() ? selfCheckNames.find((each) => each === search.get("with")) : undefined;
  return (
    <div className="column leaf">
      {name ? <SelfCheckPage key={name} check={selfChecks[name]} /> : <Choice />}
    </div>
  );
};
export default SelfCheckRoute;
