import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";
import { type Connect, createServer } from "vite";

export type DevMiddleware = { middlewares: Connect.Server; close: () => Promise<void> };

/** The pages in development, for the server to put behind its own calls; hot reload shares its port. */
export const createDevMiddleware = async ({
  httpServer,
}: {
  httpServer?: Server;
} = {}): Promise<DevMiddleware> => {
  const others = process.listeners("SIGTERM");
  const vite = await createServer({
    configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)),
    appType: "custom",
    server: {
      middlewareMode: true,
      ...(httpServer ? { hmr: { server: httpServer } } : {}),
    },
  });

  // The router's plugin starts a second Vite that ends the process at once; stopping is the server's business.
  for (const listener of process.listeners("SIGTERM"))
    if (!others.includes(listener)) process.off("SIGTERM", listener);

  // In middleware mode the router's plugin leaves the pages to the one who embeds it.
  const render = createRequestListener({
    mode: "development",
    // Vite cannot know the type of the router's generated module.
    build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
  });
  vite.middlewares.use((request: Connect.IncomingMessage, response, next) => {
    // Connect strips what a mounted path matched; the router needs the whole address.
    request.url = request.originalUrl ?? request.url ?? "/";
    try {
      render(request, response);
    } catch (error) {
      next(error);
    }
  });

  return { middlewares: vite.middlewares, close: () => vite.close() };
};
