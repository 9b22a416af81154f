import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { ConversationService } from "./conversation-service.ts";
import type { RecordService } from "./record-service.ts";
import type { WrapService } from "./wrap-service.ts";

export type VaultServices = {
  wrap: WrapService;
  conversations: ConversationService;
  records: RecordService;
};

export const vaultHandlers = ({
  wrap,
  conversations,
  records,
}: VaultServices): Handlers<Api["vault"]> => ({
  read: (_input, { person }) => wrap.read(person.uid),
  find: (_input, { person }) => wrap.find(person.uid),
  write: (input, { person }) => wrap.write(person.uid, input),
  drill: (_input, { person }) => wrap.drill(person.uid),
  startOver: ({ revision }, { person }) => wrap.startOver(person.uid, revision),
  listConversations: (input, { person }) => conversations.list(person.uid, input),
  readConversation: ({ id }, { person }) => conversations.read(person.uid, id),
  saveConversation: (input, { person }) => conversations.save(person.uid, input),
  removeConversation: ({ id }, { person }) => conversations.remove(person.uid, id),
  updateEncrypted: (input, { person }) => conversations.updateEncrypted(person.uid, input),
  readEncrypted: ({ id }, { person }) => conversations.readEncrypted(person.uid, id),
  listRecords: (input, { person }) => records.list(person.uid, input),
  readRecord: (key, { person }) => records.read({ ...key, uid: person.uid }),
  saveRecord: (input, { person }) => records.save(person.uid, input),
  removeRecord: (key, { person }) => records.remove({ ...key, uid: person.uid }),
});
