import { randomUUID } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { Action } from "@app/contract/calls/actions";
import { AppError } from "@app/contract/errors";
import { cutPage, decodeCursor } from "../../db/keyset.ts";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { ActionRow, ActionStore } from "./store.ts";

type Calls = Api["actions"];

export type ActionServiceParts = { store: ActionStore; keys: MessageKeys; now: () => Date };

export const createActionService = ({ store, keys, now }: ActionServiceParts) => {
  const actionOf = (row: ActionRow): Action => ({
    id: row.id,
    text: keys.open(row.body, places.action(row.uid, row.id)),
    done: row.done,
    session_id: row.sessionId,
    created_at: row.createdAt.toISOString(),
  });

  return {
    list: async (uid: string, { limit, before, open }: Input<Calls["list"]>) => {
      const rows = await store.page(uid, limit + 1, decodeCursor(before), open ?? false);
      const { page, next_before } = cutPage(rows, limit, (row) => ({
        at: row.createdAt,
        id: row.id,
      }));
      return { actions: page.map(actionOf), next_before };
    },

    add: async (uid: string, input: Input<Calls["add"]>) => {
      const rows = await store.add(
        {
          uid,
          sessionId: input.session_id ?? null,
          requestId: input.client_request_id ?? randomUUID(),
          createdAt: now(),
        },
        input.texts.map((text, position) => {
          const id = randomUUID();
          return { id, position, body: keys.seal(text, places.action(uid, id)) };
        }),
      );
      if (!rows) throw new AppError("session_not_found");
      return { actions: rows.map(actionOf) };
    },

    change: async (uid: string, { id, text, done }: Input<Calls["change"]>) => {
      const row = await store.change(uid, id, {
        ...(text === undefined ? {} : { body: keys.seal(text, places.action(uid, id)) }),
        ...(done === undefined ? {} : { done }),
      });
      if (!row) throw new AppError("not_found");
      return { action: actionOf(row) };
    },

    remove: async (uid: string, id: string) => {
      if (!(await store.remove(uid, id))) throw new AppError("not_found");
      return { removed: true as const };
    },

    /** The newest few that are not done, for a greeting that knows what was planned. */
    openTexts: async (uid: string, limit: number): Promise<string[]> =>
      (await store.page(uid, limit, null, true)).map((row) => actionOf(row).text),
  };
};

export type ActionService = ReturnType<typeof createActionService>;
