import type { CheckedHelpline } from "@app/content/checked-helpline";
import { helplinesByCountry } from "@app/content/helplines-by-country";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useEffect, useId, useState } from "react";
import { chooseCountry } from "../../helplines/choose-country.ts";
import { countryHere } from "../../helplines/country-here.ts";
import { CountrySelect } from "../../helplines/country-select.tsx";
import { hoursOf, waysTo } from "../../helplines/reach.ts";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./self-check.module.css";

/** More would be a list to choose from, in an hour in which choosing is hard. */
const offered = 3;
const forAnyone = ["suicide", "emotional_distress", "mental_health"];

const Line = ({ line }: { line: CheckedHelpline }) => {
  const ways = waysTo(line).filter(({ href }) => href !== null);
  return (
    <li>
      <div>
        <b>{line.name}</b>
        <span>{[...ways.map(({ how }) => how), hoursOf(line)].filter(Boolean).join(". ")}</span>
      </div>
      <div>
        {ways.map(({ kind, href, shown }) => (
          <a
            key={kind}
            href={href ?? ""}
            aria-label={`${line.name}: ${shown}`}
            {...(kind === "chat" ? { rel: "noreferrer" } : {})}
          >
            <Icon name={kind === "call" ? "phone" : "talk"} size={18} />
            {shown}
          </a>
        ))}
      </div>
    </li>
  );
};

/** The way to a person: the numbers of the country somebody is in, and their own plan. */
export const HelpNow = () => {
  const id = useId();
  const [country, setCountry] = useState<string>();
  useEffect(() => setCountry(countryHere()), []);
  const here = helplinesByCountry.find((entry) => entry.country === country);
  const lines = [
    ...(here?.emergency ? [here.emergency] : []),
    ...(here?.lines ?? [])
      .filter(({ topics }) => topics.some((topic) => forAnyone.includes(topic)))
      .slice(0, offered),
  ];

  return (
    <section className={styles["help-here"]} aria-labelledby={id}>
      <h2 id={id}>Thoughts like that weigh a lot. You do not have to be alone with them.</h2>
      <p>
        Many people have them, and they pass more easily with somebody there. If you might act on
        them, or have hurt yourself, ring the emergency number now.
      </p>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </ul>
      ) : (
        <CountrySelect
          label="Numbers of"
          value=""
          none="Choose a country"
          onChoose={(chosen) => {
            chooseCountry(chosen).catch(() => undefined);
            setCountry(countryHere());
          }}
        />
      )}
      <p className={styles["help-here-more"]}>
        <Link to={paths.safetyPlan}>Your safety plan</Link>
        <Link to={paths.crisis}>{here ? "More numbers, other countries" : "All numbers"}</Link>
        <Link to={paths.newSession}>Talk to {brand.companion} about it</Link>
      </p>
    </section>
  );
};
