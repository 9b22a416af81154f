import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { ContactService } from "./service.ts";

export const contactHandlers = (service: ContactService): Handlers<Api["contact"]> => ({
  pass: () => service.pass(),
  send: (input, { person, address, overLimit }) =>
    service.send(input, { person, address, overLimit }),
});
