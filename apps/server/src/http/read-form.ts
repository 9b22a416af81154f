import { AppError } from "@app/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** A form as it came: read only once it is known that whoever sent it may. */
class UnreadForm {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

const notAForm = () =>
  new AppError("invalid_input", { problem: "Send a form with a file (multipart/form-data)" });

export const addFormParser = (app: FastifyInstance): void => {
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = new Uint8Array(typeof body === "string" ? Buffer.from(body) : body);
    done(null, new UnreadForm(bytes, request.headers["content-type"] ?? ""));
  });
};

export const isForm = (body: unknown): boolean => body instanceof UnreadForm;

/** The fields of a form, files as Blobs; of a field that comes twice the last one counts. */
export const readForm = async ({ body }: FastifyRequest): Promise<Record<string, unknown>> => {
  if (!(body instanceof UnreadForm)) throw notAForm();
  try {
    const response = new Response(body.bytes, { headers: { "content-type": body.type } });
    return Object.fromEntries(await response.formData());
  } catch {
    throw notAForm();
  }
};
