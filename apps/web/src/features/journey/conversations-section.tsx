import type { Session, SessionType } from "@app/contract/calls/session-shapes";
import type { SavedConversationEntry } from "@app/contract/calls/vault-shapes";
import { isProgramId } from "@app/contract/journey-kit";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import type { KeptList } from "../../state/kept-list.ts";
import { useStore } from "../../state/use-store.ts";
import { untitledName } from "../../talking/untitled-name.ts";
import type { VaultState } from "../../vault/vault-store.ts";
import { type ConversationRow, conversationRows } from "./conversation-rows.ts";
import { standingOf } from "./journey.ts";
import { ListCard } from "./list-card.tsx";
import type { ProgramTitles } from "./programs-section.tsx";
import { recentlySaved } from "./recent.ts";
import { Row, savedAddress } from "./row.tsx";
import type { SavedList } from "./saved.ts";

type ConversationsProps = {
  list: KeptList<Session>;
  saved: SavedList;
  vault: VaultState["status"];
  /** Only those of one type; null for all. */
  type: SessionType | null;
  titles: ProgramTitles;
  /** The newest few, where the list stands among other things. */
  brief?: boolean;
};

/** As many as are taken in at a glance. */
const briefRows = 5;

/** Saved ones leave the short list after a month; all of them stand in the long one. */
const inBrief = (rows: readonly ConversationRow[], kept: readonly SavedConversationEntry[]) => {
  const recent = new Set(recentlySaved(kept).map(({ id }) => id));
  return rows.filter(({ record }) => !record || recent.has(record.id)).slice(0, briefRows);
};

const isGone = ({ expires_at }: Session): boolean => new Date(expires_at).getTime() <= Date.now();

const talkAddress = (session: Session): string | null =>
  isGone(session) ? null : `${paths.talk}?session=${encodeURIComponent(session.id)}`;

/** Everything said, by date: what is saved, and what is still here for a while. */
export const ConversationsSection = ({
  list,
  saved,
  vault,
  type,
  titles: programs,
  brief = false,
}: ConversationsProps) => {
  const sessions = useStore(list);
  const { list: kept, titles, status } = useStore(saved);
  const open = vault === "open";
  const savedDidNotCome = vault === "failed" || status === "failed";
  const all = conversationRows(sessions.items, kept, sessions.before !== null, type);
  const rows = brief ? inBrief(all, kept) : all;
  const hasMore = brief && (rows.length < all.length || sessions.before !== null);

  const titleOf = (session: Session | null, record: SavedConversationEntry | null): string => {
    const own = (record && titles.get(record.id)) ?? session?.summary_title ?? null;
    if (own !== null || !session) return own ?? record?.sessionTitle ?? "A conversation";
    const { program_id: id, program_step: step } = session;
    if (id !== null && isProgramId(id)) return `${programs[id].title}, step ${step}`;
    return isGone(session) ? "A conversation" : untitledName(session);
  };

  /** How it stands, and what kind it was where that is not the usual one. */
  const standingIn = (session: Session | null, record: SavedConversationEntry | null): string => {
    const isDeep = (session?.session_type ?? record?.sessionType) === "deepDive";
    const saved = open ? "Saved, open" : "Saved, locked";
    const standing = record || !session ? saved : standingOf(session);
    return isDeep ? `Deep dive. ${standing}` : standing;
  };

  return (
    <ListCard
      name="conversations"
      title="Conversations"
      empty={
        savedDidNotCome
          ? "What you saved did not come just now. Nothing of it is lost."
          : `There are none${type === null ? "" : " of this kind"}. A conversation stands here for ${limits.session.retentionDays} days, or for good once you save it.`
      }
      list={list}
      brief={brief}
      aside={hasMore && <Link to={`${paths.journey}?show=conversations`}>See all</Link>}
      rows={rows.map(({ id, at, session, record }) => (
        <Row
          key={id}
          at={at}
          title={titleOf(session, record)}
          standing={standingIn(session, record)}
          kept={record && (open ? "open" : "locked")}
          to={record ? savedAddress(record.id) : session && talkAddress(session)}
        />
      ))}
    />
  );
};
