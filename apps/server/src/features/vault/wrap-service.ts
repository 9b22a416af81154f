import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { VaultWrap } from "@app/contract/calls/vault-shapes";
import { AppError } from "@app/contract/errors";
import { hintOf } from "../../db/hint-of.ts";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { WrapRow, WrapStore } from "./wrap-store.ts";

type Calls = Api["vault"];

export type WrapServiceParts = { store: WrapStore; keys: MessageKeys; now: () => Date };

const wrapIn = (keys: MessageKeys, row: WrapRow | undefined): VaultWrap | null => {
  const { encryptedSeedPhrase, salt, iv, createdAt } = row ?? {};
  if (!row || !encryptedSeedPhrase || !salt || !iv || !createdAt) return null;
  return {
    encryptedSeedPhrase,
    salt,
    iv,
    passphraseHint: hintOf(keys, row),
    createdAt: createdAt.toISOString(),
    lastDrillAt: row.lastDrillAt?.toISOString() ?? null,
    revision: row.revision,
  };
};

export const createWrapService = ({ store, keys, now }: WrapServiceParts) => {
  const wrapOf = (row: WrapRow | undefined): VaultWrap => {
    const wrap = wrapIn(keys, row);
    if (!wrap) throw new AppError("vault_not_found");
    return wrap;
  };
  return {
    read: async (uid: string) => wrapOf(await store.read(uid)),
    find: async (uid: string) => ({ wrap: wrapIn(keys, await store.read(uid)) }),

    write: async (uid: string, { revision, ...given }: Input<Calls["write"]>) => {
      const hint = given.passphraseHint || null;
      const wrap = {
        ...given,
        passphraseHint: null,
        passphraseHintSealed: hint ? keys.seal(hint, places.passphraseHint(uid)) : null,
      };
      const written = await store.write(uid, wrap, revision, now());
      if (written) return wrapOf(written);
      const row = await store.read(uid);
      if (!row) throw new AppError("authentication_required");
      // The answer to the first try was lost on its way: what is stored is what is asked for.
      const same =
        row.encryptedSeedPhrase === wrap.encryptedSeedPhrase &&
        row.salt === wrap.salt &&
        row.iv === wrap.iv &&
        hintOf(keys, row) === hint;
      if (!same) throw new AppError("vault_changed");
      return wrapOf(row);
    },

    drill: async (uid: string) => wrapOf(await store.drill(uid, now())),

    startOver: async (uid: string, revision: number) => {
      const removed = await store.startOver(uid, revision);
      if (removed)
        return { removed_conversations: removed.conversations, removed_records: removed.records };
      wrapOf(await store.read(uid));
      throw new AppError("vault_changed");
    },
  };
};

export type WrapService = ReturnType<typeof createWrapService>;
