import type { Session } from "@app/contract/calls/sessions";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { Link } from "react-router";
import type { KeptList } from "../../kept-list.ts";
import { showDay } from "../../show-day.ts";
import { Icon } from "../../ui/icon.tsx";
import { standingOf } from "./journey.ts";
import { ListCard } from "./list-card.tsx";

const isGone = ({ expires_at }: Session): boolean => new Date(expires_at).getTime() <= Date.now();

const Conversation = ({ session }: { session: Session }) => {
  const words = (
    <>
      <time dateTime={session.created_at}>{showDay(session.created_at)}</time>
      <span>
        <b>{session.summary_title ?? "A conversation"}</b>
        <small>{standingOf(session)}</small>
      </span>
    </>
  );
  return (
    <li>
      {isGone(session) ? (
        <div className="conversation">{words}</div>
      ) : (
        <Link
          className="conversation"
          to={`${paths.talk}?session=${encodeURIComponent(session.id)}`}
        >
          {words}
          <Icon name="forward" size={20} />
        </Link>
      )}
    </li>
  );
};

export const ConversationsSection = ({ list }: { list: KeptList<Session> }) => (
  <ListCard
    name="conversations"
    title="Conversations"
    empty={`There are none. A conversation stands here for ${limits.session.retentionDays} days.`}
    list={list}
    row={(session) => <Conversation key={session.id} session={session} />}
  />
);
