import type { Action } from "@app/contract/calls/actions";
import { limits } from "@app/contract/limits";
import { api } from "../../api.ts";
import { FormHelp } from "../../forms/form-help.tsx";
import { useHelp } from "../../forms/use-help.ts";
import { countryForCall } from "../../helplines/country-here.ts";
import type { KeptList } from "../../state/kept-list.ts";
import { newId } from "../../state/new-id.ts";
import { useStore } from "../../state/use-store.ts";
import { AddLine } from "../../ui/add-line.tsx";
import { CheckRow } from "../../ui/check-row.tsx";
import { EditRow } from "../../ui/edit-row.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./journey.module.css";
import { ListCard } from "./list-card.tsx";

type ThingProps = {
  action: Action;
  list: KeptList<Action>;
  withHelp: ReturnType<typeof useHelp>["withHelp"];
};

const Thing = ({ action: { id, text, done }, list, withHelp }: ThingProps) => {
  const change = (part: { text: string } | { done: boolean }) =>
    list.change(id, part, async () => {
      const { action } = await withHelp(() =>
        api.actions.change({ id, ...part, ...countryForCall() }),
      );
      return action;
    });

  return (
    <li>
      <EditRow
        text={text}
        label="Thing to try"
        maxChars={limits.action.maxChars}
        onSave={(anew) => change({ text: anew })}
        onRemove={() => list.remove(id, "Removed from your things to try.")}
      >
        {(edit) => (
          <div className={styles["thing"]}>
            <CheckRow
              kind="tick"
              className={styles["thing-check"]}
              checked={done}
              onChecked={(ticked) => change({ done: ticked })}
            >
              <span dir="auto">{text}</span>
            </CheckRow>
            <IconButton
              {...edit}
              className={styles["thing-change"]}
              icon="edit"
              iconSize={20}
              label={`Change: ${text}`}
            />
          </div>
        )}
      </EditRow>
    </li>
  );
};

export const ThingsSection = ({ list }: { list: KeptList<Action> }) => {
  const { items } = useStore(list);
  const { safety, withHelp } = useHelp();
  const done = items.filter((action) => action.done).length;
  const add = (text: string) => {
    const client_request_id = newId();
    return list.add(async () => {
      const sent = { texts: [text], client_request_id, ...countryForCall() };
      return (await withHelp(() => api.actions.add(sent))).actions;
    });
  };

  return (
    <ListCard
      name="things"
      title="Things you wanted to try"
      empty="Small things come up at the end of a conversation. You can also write down your own."
      list={list}
      aside={
        items.length > 0 && (
          <p className="quietly">
            {done} of {items.length} done
          </p>
        )
      }
      rows={items.map((action) => (
        <Thing key={action.id} action={action} list={list} withHelp={withHelp} />
      ))}
    >
      {safety && <FormHelp safety={safety} level={3} />}
      <AddLine
        label="Something you want to try"
        placeholder="Something of your own"
        maxChars={limits.action.maxChars}
        onAdd={add}
      />
    </ListCard>
  );
};
