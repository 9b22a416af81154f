import type { Session, SessionType } from "@app/contract/calls/sessions";
import type { SavedConversation } from "@app/contract/calls/vault-shapes";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { KeptList } from "../../kept-list.ts";
import { useStore } from "../../use-store.ts";
import { conversationRows } from "./conversation-rows.ts";
import { standingOf } from "./journey.ts";
import { ListCard } from "./list-card.tsx";
import { Row, savedAddress } from "./row.tsx";
import type { Saved } from "./saved.ts";

type ConversationsProps = {
  list: KeptList<Session>;
  saved: Saved;
  open: boolean;
  /** Only those of one type; null for all. */
  type: SessionType | null;
};

const isGone = ({ expires_at }: Session): boolean => new Date(expires_at).getTime() <= Date.now();

const talkAddress = (session: Session): string | null =>
  isGone(session) ? null : `${paths.talk}?session=${encodeURIComponent(session.id)}`;

/** Everything said, by date: what is saved, and what is still here for a while. */
export const ConversationsSection = ({ list, saved, open, type }: ConversationsProps) => {
  const sessions = useStore(list);
  const { list: kept, titles } = useStore(saved);
  const rows = conversationRows(sessions.items, kept, sessions.before !== null, type);

  const titleOf = (session: Session | null, record: SavedConversation | null): string =>
    (record && titles.get(record.id)) ?? session?.summary_title ?? "A conversation";

  return (
    <ListCard
      name="conversations"
      title="Conversations"
      empty={`There are none${type === null ? "" : " of this kind"}. A conversation stands here for ${limits.session.retentionDays} days, or for good once you save it.`}
      list={list}
      rows={rows.map(({ id, at, session, record }) => (
        <Row
          key={id}
          at={at}
          title={titleOf(session, record)}
          standing={
            record ? (open ? "Saved, open" : "Saved, locked") : session && standingOf(session)
          }
          kept={record && (open ? "open" : "locked")}
          to={record ? savedAddress(record.id) : session && talkAddress(session)}
        />
      ))}
    />
  );
};
