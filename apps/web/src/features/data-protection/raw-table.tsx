import type { Api } from "@app/contract/api";
import type { Output } from "@app/contract/call";
import { useState } from "react";
import { api } from "../../api.ts";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./data-protection.module.css";
import { heldWords, rowsWords, tableName } from "./raw-words.ts";

type Rows = Output<Api["account"]["rawRows"]>;
export type TableInfo = Output<Api["account"]["rawTables"]>["tables"][number];

/** Few at a time: they are there to be looked at. */
const perPage = 5;

const Row = ({ columns, row }: { columns: Rows["columns"]; row: Rows["rows"][number] }) => (
  <dl className={styles["raw-row"]}>
    {columns
      .filter(({ name }) => row[name] !== null && row[name] !== undefined)
      .map(({ name, held }) => (
        <div key={name} data-held={held}>
          <dt>
            <code>{name}</code>
            {held !== "readable" && (
              <span>
                <Icon name="lock" size={16} />
                {heldWords[held]}
              </span>
            )}
          </dt>
          <dd>
            <code>{row[name]}</code>
          </dd>
        </div>
      ))}
  </dl>
);

/** One table of the server: opened, it shows one's own rows as they lie there now. */
export const RawTable = ({ table }: { table: TableInfo }) => {
  const [shown, setShown] = useState<Rows | null>(null);
  const [loading, setLoading] = useState(false);
  const [trouble, setTrouble] = useState("");

  const load = async (before?: string) => {
    if (loading) return;
    setLoading(true);
    setTrouble("");
    try {
      const page = await api.account.rawRows({
        table: table.name,
        limit: perPage,
        ...(before ? { before } : {}),
      });
      setShown((known) => ({
        ...page,
        rows: [...(before ? (known?.rows ?? []) : []), ...page.rows],
      }));
    } catch (error) {
      setTrouble(`${sentenceOf(problemOf(error))} You can try again.`);
    } finally {
      setLoading(false);
    }
  };

  const more = shown?.next_before;
  return (
    <details
      className={styles["raw-table"]}
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>
        <Icon name="down" size={20} />
        <b>{tableName(table.name)}</b>
        <span>
          <code>{table.name}</code>, {rowsWords(table.rows)}
        </span>
      </summary>
      {shown && (
        <ol className={styles["raw-rows"]}>
          {shown.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key in common, and keep their order
            <li key={index}>
              <Row columns={shown.columns} row={row} />
            </li>
          ))}
        </ol>
      )}
      <p className="looking" role="status">
        {loading && "Reading your rows"}
      </p>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      {more && (
        <Button kind="soft" onClick={() => load(more)}>
          Show more
        </Button>
      )}
      {trouble && !more && (
        <Button kind="soft" onClick={() => load()}>
          Try again
        </Button>
      )}
    </details>
  );
};
