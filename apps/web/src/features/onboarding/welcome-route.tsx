import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Zoki } from "../../ui/zoki.tsx";
import styles from "./onboarding.module.css";

const page = pageOf(paths.welcome);

export const meta: MetaFunction = () => pageMeta(page);

type Way = { path: string; icon: IconName; title: string; text: string };

/** What somebody may want first; each is a page of its own. */
const ways: readonly Way[] = [
  {
    path: paths.gettingStarted,
    icon: "light",
    title: "See how it goes",
    text: "Four short steps, and you know all there is to know.",
  },
  {
    path: paths.dataProtection,
    icon: "lock",
    title: "See where your words go",
    text: "What is kept, for how long, and what nobody but you can open.",
  },
  {
    path: paths.journey,
    icon: "journey",
    title: "Look at your journey",
    text: "What you keep from a conversation waits for you there.",
  },
  {
    path: paths.crisis,
    icon: "heart",
    title: "Reach a person now",
    text: `${brand.companion} is an AI and no emergency service. These are people.`,
  },
];

/** A first look around, for whoever has just come in. */
const WelcomeRoute = () => (
  <div className={`column ${styles["onboarding"]}`}>
    <Zoki size={120} />
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    <p className={`button-row ${styles["onboarding-acts"]}`}>
      <Link className={buttonClass()} to={paths.talkSession}>
        Talk to {brand.companion}
      </Link>
    </p>
    <ul className={styles["ways"]}>
      {ways.map(({ path, icon, title, text }) => (
        <li key={path}>
          <Icon name={icon} size={22} />
          <div>
            <h2>
              <Link to={path}>{title}</Link>
            </h2>
            <p>{text}</p>
          </div>
          <Icon name="forward" size={20} />
        </li>
      ))}
    </ul>
  </div>
);
export default WelcomeRoute;
