import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { CheckIn } from "@app/contract/calls/check-ins";
import { AppError } from "@app/contract/errors";
import { cutPage, decodeCursor } from "../../db/keyset.ts";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { CheckInRow, CheckInStore } from "./store.ts";

type Calls = Api["checkIns"];

export type CheckInServiceParts = { store: CheckInStore; keys: MessageKeys; now: () => Date };

type Body = Pick<CheckIn, "day" | "entry">;

export const createCheckInService = ({ store, keys, now }: CheckInServiceParts) => {
  const checkInOf = (row: CheckInRow): CheckIn => {
    // It was checked when it was kept, and again as part of the answer.
    const body = JSON.parse(keys.open(row.body, places.checkIn(row.uid, row.id))) as Body;
    return { id: row.id, at: row.takenAt.toISOString(), ...body };
  };

  return {
    list: async (uid: string, { limit, before }: Input<Calls["list"]>) => {
      const rows = await store.page(uid, limit + 1, decodeCursor(before));
      const { page, next_before } = cutPage(rows, limit, ({ takenAt, id }) => ({
        at: takenAt,
        id,
      }));
      return { check_ins: page.map(checkInOf), next_before };
    },

    keep: async (uid: string, { id, at, day, entry }: Input<Calls["keep"]>) => {
      const body: Body = { day, entry };
      const row: CheckInRow = {
        uid,
        id,
        // A page's clock may run ahead; tomorrow must not stay first in the list for ever.
        takenAt: new Date(Math.min(Date.parse(at), now().getTime())),
        body: keys.seal(JSON.stringify(body), places.checkIn(uid, id)),
      };
      await store.keep(row);
      return { check_in: checkInOf(row) };
    },

    remove: async (uid: string, id: string) => {
      if (!(await store.remove(uid, id))) throw new AppError("not_found");
      return { removed: true as const };
    },
  };
};

export type CheckInService = ReturnType<typeof createCheckInService>;
