import type { CountryLines } from "@app/content/helplines-by-country";
import { CountrySelect } from "../../country-select.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CountrySection } from "./country-section.tsx";
import { drawnPlace } from "./draw-country.ts";

/** One object, so that React never writes it anew. */
const asItStands = { __html: "" };

type HereSectionProps = {
  here: CountryLines | undefined;
  /** Empty while nobody chose and the browser does not tell. */
  country: string;
  /** Without a script there is no choosing, and the list below has every country. */
  canChoose: boolean;
  onChoose: (country: string | null) => void;
};

/** The person's own country first; where it is unknown, the number that works in most places. */
export const HereSection = ({ here, country, canChoose, onChoose }: HereSectionProps) => (
  <section className="crisis-here" aria-label={here ? `Numbers for ${here.name}` : "In danger"}>
    {!canChoose && (
      <div
        className={drawnPlace}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing; it keeps React from removing what draw-country.ts wrote
        dangerouslySetInnerHTML={asItStands}
        suppressHydrationWarning
      />
    )}
    {here ? (
      <CountrySection entry={here} level={2} />
    ) : (
      <div className="crisis-first">
        <div>
          <h2>If you or someone else is in danger</h2>
          <p>
            Ring your local emergency number. In Europe and on most mobile phones, 112 leads to it.
          </p>
        </div>
        <a className="crisis-emergency" href="tel:112">
          <Icon name="phone" size={26} />
          Call 112
        </a>
      </div>
    )}
    <div className="crisis-place">
      <Icon name="explore" size={20} />
      <span>{here ? `Numbers for ${here.name}.` : "We do not know which country you are in."}</span>
      {canChoose ? (
        <CountrySelect
          label={here ? "Another country" : "Your country"}
          value={here ? here.country : country}
          none={here ? "Let the browser say" : "Choose a country"}
          onChoose={onChoose}
        />
      ) : (
        <a href="#countries">Find your country</a>
      )}
    </div>
  </section>
);
