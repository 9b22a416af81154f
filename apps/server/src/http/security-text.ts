import type { FastifyInstance } from "fastify";

export type SecurityText = { contact: string; publicUrl: string; now: () => Date };

const path = "/.well-known/security.txt";
/** RFC 9116 wants less than a year; whoever reads it later reads it anew. */
const validDays = 180;

/** Where somebody who found a hole can say so. */
export const mountSecurityText = (
  app: FastifyInstance,
  { contact, publicUrl, now }: SecurityText,
): void => {
  app.get(path, async (_request, reply) => {
    const expires = new Date(now().getTime() + validDays * 24 * 60 * 60_000);
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(
        [
          `Contact: mailto:${contact}`,
          `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
          "Preferred-Languages: en",
          `Canonical: ${publicUrl}${path}`,
          "",
        ].join("\n"),
      );
  });
};
