import { countryNames } from "@app/content/country-names";
import { useId } from "react";
import "../ui/select.css";

/** Chosen by whoever is in a country we know no numbers of. */
const elsewhere = "ZZ";

const names = Object.entries(countryNames)
  .map(([code, name]) => ({ code, name }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

type CountrySelectProps = {
  label: string;
  /** Empty while nobody chose. */
  value: string;
  /** What an empty choice means. */
  none: string;
  onChoose: (country: string | null) => void;
};

/** A native one: every phone knows how to show it, and typing finds a country in it. */
export const CountrySelect = ({ label, value, none, onChoose }: CountrySelectProps) => {
  const id = useId();
  return (
    <span className="select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        autoComplete="country"
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">{none}</option>
        {names.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value={elsewhere}>Somewhere else</option>
      </select>
    </span>
  );
};
