import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import { chooseCountry } from "../../helplines/choose-country.ts";
import { CountrySelect } from "../../helplines/country-select.tsx";
import { storage } from "../../storage.ts";
import styles from "./settings.module.css";

/** What the server has goes before what this browser remembers: it may come from another device. */
const readCountry = async (): Promise<string | null> => {
  if (!storage.signedIn.get()) return storage.country.get() ?? null;
  const { country } = await api.settings.read({});
  if (country) storage.country.set(country);
  return country ?? storage.country.get() ?? null;
};

export const CountrySection = () => {
  const [country, setCountry] = useState("");
  const [trouble, setTrouble] = useState("");

  useEffect(() => {
    setCountry(storage.country.get() ?? "");
    // Without the server's word the browser's own stands.
    readCountry().then(
      (known) => setCountry(known ?? ""),
      () => undefined,
    );
  }, []);

  const choose = (chosen: string | null) => {
    setCountry(chosen ?? "");
    setTrouble("");
    chooseCountry(chosen).catch((error: unknown) =>
      setTrouble(
        `${sentenceOf(problemOf(error))} It is kept in this browser, and not on your other devices.`,
      ),
    );
  };

  return (
    <section className="card" aria-labelledby="country">
      <h2 id="country">Your country</h2>
      <p className={styles["settings-none"]}>
        For helplines and the emergency number that work where you are. It is used for nothing else.
      </p>
      <p className={styles["settings-country"]}>
        <CountrySelect
          label="Helplines of"
          value={country}
          none="Let the browser say"
          onChoose={choose}
        />
      </p>
      <p className="trouble" role="alert">
        {trouble}
      </p>
    </section>
  );
};
