import { paths } from "@app/contract/paths";
import { useState } from "react";
import { api } from "../../api.ts";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import { identity } from "../../identity/identity.ts";
import { Link } from "../../navigation/link.tsx";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./data-protection.module.css";
import { RawTable, type TableInfo } from "./raw-table.tsx";

type Found = { at: string; tables: readonly TableInfo[] } | "nobody";

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

const look = async (): Promise<Found> => {
  if (!(await identity.token())) return "nobody";
  const { tables } = await api.account.rawTables({});
  return { at: clock.format(new Date()), tables: tables.filter(({ rows }) => rows > 0) };
};

/** One's own rows, fetched when asked for and as often as asked for. */
export const RawRecords = () => {
  const [found, setFound] = useState<Found | null>(null);
  const [looking, setLooking] = useState(false);
  const [trouble, setTrouble] = useState("");
  const ended = useSignInEnded();

  const ask = async () => {
    if (looking) return;
    setLooking(true);
    setTrouble("");
    try {
      setFound(await look());
    } catch (error) {
      setTrouble(`${sentenceOf(problemOf(error))} You can try again.`);
    } finally {
      setLooking(false);
    }
  };

  return (
    <>
      <p className={`button-row ${styles["protect-ask"]}`}>
        <Button kind="soft" onClick={ask} aria-disabled={looking}>
          {found ? "Look again" : "Show my records"}
        </Button>
      </p>
      <p className="looking" role="status">
        {looking && "Asking the server for your rows"}
      </p>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      {found === "nobody" && <SignedOut />}
      {found === "nobody" && !ended && (
        <p>
          Nobody is signed in here, so there is nobody whose rows could be shown.{" "}
          <Link to={paths.login}>Sign in</Link>, or say something in{" "}
          <Link to={paths.talkSession}>a conversation</Link>, and look again.
        </p>
      )}
      {found && found !== "nobody" && (
        <>
          <p className="quietly">As the database held it at {found.at}. Long values are cut.</p>
          <div className={styles["raw-tables"]}>
            {found.tables.map((table) => (
              // Looked at again, a table is read again.
              <RawTable key={`${table.name} ${found.at}`} table={table} />
            ))}
          </div>
        </>
      )}
    </>
  );
};
