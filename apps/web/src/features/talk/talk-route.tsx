import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import { useEffect, useMemo, useState } from "react";
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from "react-router";
import { useTermsAnswer } from "../../first-visit/use-terms-answer.ts";
import { pageMeta } from "../../navigation/page-meta.ts";
import { completeOnboarding } from "../../sign-in/complete-onboarding.ts";
import { storage } from "../../storage.ts";
import { takeThought } from "../../talking/first-thought.ts";
import { isAloud, isDeep } from "../../talking/talk-address.ts";
import { BeforeTerms } from "./before-terms.tsx";
import type { ProgramPlace } from "./open-session.ts";
import { TalkOpening, TalkUnavailable } from "./talk-opening.tsx";
import { TalkPage } from "./talk-page.tsx";
import { useTalk } from "./use-talk.ts";

const startPage = pageOf(paths.talkSession);
const roomPage = pageOf(paths.talk);

const isStart = (pathname: string): boolean => pathname.replace(/\/+$/, "") === paths.talkSession;

export const meta: MetaFunction = ({ location }) =>
  pageMeta(isStart(location.pathname) ? startPage : roomPage);

/** What the page before handed over; anything may lie in the browser's history. */
const handedOver = (state: unknown, name: "firstThought" | "initialAnswer"): string | null => {
  if (typeof state !== "object" || state === null) return null;
  const words = (state as Record<string, unknown>)[name]; // checked in the next line
  return typeof words === "string" ? words : null;
};

const programHandedOver = (state: unknown): ProgramPlace | null => {
  if (typeof state !== "object" || state === null || !("program" in state)) return null;
  const { id, step } = (state.program ?? {}) as Record<string, unknown>; // both are checked below
  return typeof id === "string" && typeof step === "number" ? { id, step } : null;
};

/** /talk-session starts a conversation; /talk goes on with one. */
const OpenRoom = ({ brought }: { brought: string | null }) => {
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const program = useMemo(() => programHandedOver(state), [state]);
  const startsNew = isStart(pathname);
  const aloud = isAloud(search);
  const talk = useTalk({
    startsNew,
    sessionId: startsNew ? null : search.get("session"),
    firstThought: startsNew ? (handedOver(state, "firstThought") ?? brought) : null,
    initialAnswer: startsNew ? handedOver(state, "initialAnswer") : null,
    aloud,
    deep: startsNew && isDeep(search),
    program: startsNew ? program : null,
  });
  const isOpen = talk.status === "open";
  useEffect(() => {
    // Whoever talks has begun, and needs no first steps, here or on another device.
    if (isOpen && storage.onboarding.get()) void completeOnboarding().catch(() => undefined);
  }, [isOpen]);
  if (talk.status === "open")
    return (
      <TalkPage key={talk.conversation.id} conversation={talk.conversation} startsAloud={aloud} />
    );
  if (talk.status === "unavailable")
    return <TalkUnavailable problem={talk.problem} onTryAgain={talk.tryAgain} isNew={startsNew} />;
  return <TalkOpening />;
};

/** From a page without React, words come past the router; from here on they travel with it, as from any other page. */
const useBrought = (): string | null => {
  const [brought] = useState(takeThought);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (brought)
      void navigate({ pathname, search }, { replace: true, state: { firstThought: brought } });
  }, []);
  return brought;
};

const TalkRoute = () => {
  const brought = useBrought();
  return useTermsAnswer() === "accepted" ? <OpenRoom brought={brought} /> : <BeforeTerms />;
};
export default TalkRoute;
