import { run } from "../apps/server/src/main.ts";
import { createDevMiddleware } from "../apps/web/dev-middleware.ts";

type MountPages = Extract<Parameters<typeof run>[0], (app: never) => unknown>;

/** Pages come from the dev server on the same port, with hot reload; the API is the real one. */
const mountDevPages: MountPages = async (app) => {
  const dev = await createDevMiddleware({ httpServer: app.server });
  app.addHook("onClose", () => dev.close());
  app.get("/*", (request, reply) => {
    reply.hijack();
    dev.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
};

await run(mountDevPages);
