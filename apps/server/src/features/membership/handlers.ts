import type { Api } from "@app/contract/api";
import { limits } from "@app/contract/limits";
import type { Handlers } from "../../http/call-context.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { MembershipService } from "./service.ts";

export const membershipHandlers = (
  service: MembershipService,
  rateLimit: RateLimit,
): Handlers<Api["membership"]> => {
  /** Each of these asks the payment service something. */
  const counted = async <T>(uid: string, work: () => Promise<T>): Promise<T> => {
    rateLimit.take(`membership:${uid}`, limits.membership.requestsPerMinute);
    return work();
  };
  return {
    offer: () => service.offer(),
    read: (_input, { person }) => service.read(person.uid),
    choose: ({ plan }, { person }) => service.choose(person.uid, plan),
    checkout: ({ plan }, { person: { uid } }) => counted(uid, () => service.checkout(uid, plan)),
    refresh: (_input, { person: { uid } }) => counted(uid, () => service.refresh(uid)),
    portal: (_input, { person: { uid } }) => counted(uid, () => service.portal(uid)),
    cancel: (_input, { person: { uid } }) => counted(uid, () => service.cancel(uid)),
    keep: (_input, { person: { uid } }) => counted(uid, () => service.keep(uid)),
    withdraw: (_input, { person: { uid } }) => counted(uid, () => service.withdraw(uid)),
  };
};
