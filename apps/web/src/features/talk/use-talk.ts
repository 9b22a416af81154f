import { paths } from "@app/contract/paths";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { api } from "../../api.ts";
import { isOnline } from "../../device/use-online.ts";
import type { Problem } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { countryHere } from "../../helplines/country-here.ts";
import { identity } from "../../identity/identity.ts";
import { sessionMover } from "../../sign-in/move-sessions.ts";
import { newId } from "../../state/new-id.ts";
import { storage } from "../../storage.ts";
import { talkAddress } from "../../talking/talk-address.ts";
import { conversationHandover } from "../../vault/conversation-handover.ts";
import { type Conversation, createConversation } from "./conversation.ts";
import { onConversationNews, tellConversation } from "./conversation-channel.ts";
import { createHelpKeeper } from "./kept-help.ts";
import { liveConversation } from "./live-conversation.ts";
import { openSession, type ProgramPlace, type WantedConversation } from "./open-session.ts";
import { createOutbox } from "./outbox.ts";
import type { OpenedSession } from "./talk-state.ts";
import { isOrdinaryTurnError, turnProblemOf } from "./turn-errors.ts";

type TalkView =
  | { status: "opening" }
  | { status: "unavailable"; problem: Problem; tryAgain: () => void }
  | { status: "open"; conversation: Conversation };

const converse = (opened: OpenedSession): Conversation => {
  const sessionId = opened.session.id;
  const keeper = createHelpKeeper(storage.help.of(sessionId));
  const conversation = createConversation(
    { ...opened, help: keeper.read() },
    {
      sessions: api.sessions,
      outbox: createOutbox(storage.outbox, sessionId),
      replying: storage.replying.of(sessionId),
      tellOthers: () => tellConversation(sessionId, "changed"),
      isOnline,
      country: countryHere,
      newId,
      nowMs: Date.now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onNextFrame: (work) => requestAnimationFrame(work),
      report: (error, context) =>
        reportError(error, { userId: identity.uid(), sessionId, context }),
    },
  );
  conversation.subscribe(() => keeper.keep(conversation.state()));
  return conversation;
};

type Address = {
  startsNew: boolean;
  sessionId: string | null;
  firstThought: string | null;
  /** What somebody would like from the conversation, when they were asked before it. */
  initialAnswer: string | null;
  /** To be spoken. */
  aloud: boolean;
  /** Longer, with one theme. */
  deep: boolean;
  /** The step of a program they came from. */
  program: ProgramPlace | null;
};

const wantedOf = (
  { startsNew, sessionId, initialAnswer, aloud, deep, program }: Omit<Address, "firstThought">,
  clientSessionId: string,
): WantedConversation => {
  if (startsNew) return { kind: "new", clientSessionId, initialAnswer, aloud, deep, program };
  return sessionId ? { kind: "session", id: sessionId } : { kind: "latest", clientSessionId };
};

/** One id for each arrival at an address: a start tried again opens one session, a new start another. */
const useStartId = (): string => {
  const { key } = useLocation();
  const start = useRef({ key, id: newId() });
  if (start.current.key !== key) start.current = { key, id: newId() };
  return start.current.id;
};

/** Opens the conversation the address asks for, and puts its id into the address. */
export const useTalk = (address: Address): TalkView => {
  const { startsNew, sessionId, firstThought, initialAnswer, aloud, deep, program } = address;
  const navigate = useNavigate();
  const leaving = useRef(false);
  leaving.current = useNavigation().state === "loading";
  const clientSessionId = useStartId();
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [conversation, setConversation] = useState(() => liveConversation.find(sessionId));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what opens it again
  useEffect(() => {
    const known = startsNew ? undefined : liveConversation.find(sessionId);
    setConversation(known);
    setProblem(null);
    if (known) return liveConversation.hold(known);

    const opening = new AbortController();
    const open = async () => {
      // What is still on its way into a new account has to be there before it is looked for.
      await sessionMover.finish().catch(() => undefined);
      const wanted = wantedOf(
        { startsNew, sessionId, initialAnswer, aloud, deep, program },
        clientSessionId,
      );
      const opened = await openSession(wanted, {
        sessions: api.sessions,
        identity,
        localHour: () => new Date().getHours(),
        signal: opening.signal,
        saved: conversationHandover.of,
      });
      if (opening.signal.aborted) return;
      const started = converse(opened);
      liveConversation.put(started);
      // Whoever opened it from their vault asked to go on with it.
      const wantsOn = conversationHandover.of(started.id) && opened.session.status === "ended";
      if (wantsOn) void started.restore().catch(() => undefined);
      conversationHandover.clear();
      if (firstThought) started.send(firstThought);
      // Running again finds what is now going on.
      if (started.id === sessionId) setAttempt((count) => count + 1);
      // Whoever pressed a link meanwhile is on the way there, and must not be fetched back.
      else if (!leaving.current)
        await navigate(talkAddress(started.id, aloud), {
          replace: true,
          preventScrollReset: true,
        });
    };
    open().catch((error: unknown) => {
      if (opening.signal.aborted) return;
      if (!isOrdinaryTurnError(error))
        reportError(error, { userId: identity.uid(), context: "talk: open" });
      setProblem(turnProblemOf(error));
    });
    return () => opening.abort();
  }, [
    startsNew,
    sessionId,
    firstThought,
    initialAnswer,
    aloud,
    deep,
    program,
    clientSessionId,
    attempt,
    navigate,
  ]);

  useEffect(() => {
    if (!conversation) return;
    return onConversationNews(conversation.id, (news) => {
      if (news === "deleted") return window.location.replace(paths.journey);
      void conversation.refresh().catch(() => undefined);
    });
  }, [conversation]);

  const lostConnection = problem !== null && problem.code === null;
  useEffect(() => {
    const comeBack = () => {
      if (lostConnection) setAttempt((count) => count + 1);
      else conversation?.connectionBack();
    };
    window.addEventListener("online", comeBack);
    return () => window.removeEventListener("online", comeBack);
  }, [lostConnection, conversation]);

  if (conversation) return { status: "open", conversation };
  if (problem)
    return {
      status: "unavailable",
      problem,
      tryAgain: () => setAttempt((count) => count + 1),
    };
  return { status: "opening" };
};
