import { api } from "../../api.ts";
import { AskedPart } from "./asked-part.tsx";
import styles from "./desk.module.css";

export const ConfigurationPart = () => (
  <section className="card" aria-labelledby="desk-configuration">
    <h2 id="desk-configuration">The configuration in force</h2>
    <p className="quietly">
      As this server read it when it started. Secrets are never shown, not even to you.
    </p>
    <AskedPart ask={() => api.desk.configuration({})}>
      {({ variables }) => (
        <dl className={styles["desk-variables"]}>
          {variables.map(({ name, note, value, is_set }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{value ?? "not set"}</code>
                <span className="quietly">
                  {note}
                  {value !== null && !is_set && " (default)"}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </AskedPart>
  </section>
);
