import type { Action } from "@app/contract/calls/actions";
import { limits } from "@app/contract/limits";
import { api } from "../../api.ts";
import type { KeptList } from "../../kept-list.ts";
import { newId } from "../../new-id.ts";
import { AddLine } from "../../ui/add-line.tsx";
import { CheckRow } from "../../ui/check-row.tsx";
import { EditRow } from "../../ui/edit-row.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useStore } from "../../use-store.ts";
import { ListCard } from "./list-card.tsx";

type ThingProps = { action: Action; list: KeptList<Action> };

const Thing = ({ action, list }: ThingProps) => {
  const change = (part: { text: string } | { done: boolean }) =>
    list.change(action.id, part, async () => {
      const { action: changed } = await api.actions.change({ id: action.id, ...part });
      return changed;
    });

  return (
    <li>
      <EditRow
        text={action.text}
        label="Thing to try"
        maxChars={limits.action.maxChars}
        onSave={(text) => change({ text })}
        onRemove={() => list.remove(action.id, "Removed from your things to try.")}
      >
        {(edit) => (
          <div className="thing">
            <CheckRow kind="tick" checked={action.done} onChecked={(done) => change({ done })}>
              <span dir="auto">{action.text}</span>
            </CheckRow>
            <IconButton {...edit} icon="edit" iconSize={20} label={`Change: ${action.text}`} />
          </div>
        )}
      </EditRow>
    </li>
  );
};

export const ThingsSection = ({ list }: { list: KeptList<Action> }) => {
  const { items } = useStore(list);
  const done = items.filter((action) => action.done).length;
  const add = (text: string) => {
    const client_request_id = newId();
    return list.add(
      async () => (await api.actions.add({ texts: [text], client_request_id })).actions,
    );
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
      rows={items.map((action) => <Thing key={action.id} action={action} list={list} />)}
    >
      <AddLine
        label="Something you want to try"
        placeholder="Something of your own"
        maxChars={limits.action.maxChars}
        onAdd={add}
      />
    </ListCard>
  );
};
