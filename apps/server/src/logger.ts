import { type DestinationStream, pino } from "pino";

/** Never a header, a body or a query: what people write and who they are stays out of the log. */
export const createLogger = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      serializers: {
        req: () => undefined,
        res: () => undefined,
        err: (error: Error) => ({ name: error.name, stack: error.stack?.split("\n").slice(1) }),
      },
      redact: ["authorization", "cookie", "email", "password", "passphrase", "content", "text"],
    },
    ...(destination ? [destination] : []),
  );
