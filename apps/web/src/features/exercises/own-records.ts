import { api } from "../../api.ts";
import { newId } from "../../state/new-id.ts";
import { ownOutbox } from "../../vault/own-outbox.ts";
import { ownVault } from "../../vault/own-vault.ts";
import { createExerciseRecords } from "./exercise-records.ts";

/** The exercises in the vault of whoever is signed in. */
export const ownRecords = createExerciseRecords({
  calls: api.vault,
  seal: ownVault.seal,
  open: ownVault.open,
  save: async (recordId, createdAt, sealed) => {
    const { uid } = ownVault.state();
    if (!uid) throw new Error("the vault is not open");
    await ownOutbox.save([{ what: "record", kind: "exercise", recordId, uid, createdAt, sealed }]);
  },
  newId,
  now: () => new Date(),
});
