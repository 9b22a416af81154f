import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { session, sessionId } from "./sessions.ts";

const envelope = z.string().min(1).max(limits.vault.envelopeMaxChars);

export const vault = {
  updateEncrypted: defineCall({
    method: "POST",
    path: "/api/sessions/:id/update_encrypted",
    summary: "Keep the conversation as the browser sealed it",
    access: "account",
    input: z.object({ id: sessionId, encrypted_conversation: envelope, iv: z.string().max(64) }),
    output: z.object({ session }),
    errors: ["invalid_input", "session_id_required", "session_not_found"],
  }),
};
