import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { SignInService } from "./service.ts";

export const signInHandlers = (service: SignInService): Handlers<Api["signIns"]> => ({
  list: (_input, { person }) => service.list(person),
  end: ({ id }, { person }) => service.end(person.uid, id),
  endOthers: (_input, { person }) => service.endOthers(person),
  endAll: (_input, { person }) => service.endAll(person),
  methods: (_input, { person }) => service.methods(person.uid),
});
