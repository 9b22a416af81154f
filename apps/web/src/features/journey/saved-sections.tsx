import type { SavedConversation } from "@app/contract/calls/vault-shapes";
import { useStore } from "../../use-store.ts";
import { recentlySaved, savedVoice } from "./recent.ts";
import { Row, savedAddress } from "./row.tsx";
import type { Saved } from "./saved.ts";

type SectionProps = { saved: Saved; open: boolean };

type SavedRowsProps = SectionProps & {
  name: string;
  title: string;
  list: readonly SavedConversation[];
};

const SavedRows = ({ name, title, list, saved, open }: SavedRowsProps) => {
  const { titles } = useStore(saved);
  if (list.length === 0) return null;
  return (
    <section className={`card journey-${name}`} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <ul className="lines">
        {list.map(({ id, createdAt, sessionTitle }) => (
          <Row
            key={id}
            at={createdAt}
            title={titles.get(id) ?? sessionTitle}
            standing={open ? "Open" : "Locked"}
            kept={open ? "open" : "locked"}
            to={savedAddress(id)}
          />
        ))}
      </ul>
    </section>
  );
};

export const RecentSection = ({ saved, open }: SectionProps) => {
  const { list } = useStore(saved);
  return (
    <SavedRows
      name="recent"
      title="Saved this month"
      list={recentlySaved(list)}
      saved={saved}
      open={open}
    />
  );
};

export const VoiceSection = ({ saved, open }: SectionProps) => {
  const { list } = useStore(saved);
  return (
    <SavedRows
      name="voice"
      title="Saved voice sessions"
      list={savedVoice(list)}
      saved={saved}
      open={open}
    />
  );
};
