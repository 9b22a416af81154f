import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Env } from "../env.ts";
import type { MaintenanceGate } from "./maintenance-gate.ts";
import { mountMeasureFrame } from "./measure-frame.ts";
import { createPageFiles } from "./page-files.ts";
import { mountPages } from "./pages.ts";

const clientDir = fileURLToPath(new URL("../../../web/build/client", import.meta.url));

/** Those of the build, none, or those of a dev server. */
export type PageSource = "built" | "none" | ((app: FastifyInstance) => Promise<void>);

type SiteParts = {
  env: Env;
  publicUrl: string;
  pages: PageSource;
  isStaffVisit: MaintenanceGate["isStaffVisit"];
};

/** The pages, wherever they come from, and the frame that measures visits. */
export const createSite = ({ env, publicUrl, pages, isStaffVisit }: SiteParts) => {
  const files = createPageFiles(clientDir, publicUrl, {
    measures: env.measure !== null,
    cookiesStartOff: env.cookiesStartOff,
  });
  return {
    mountPages: async (app: FastifyInstance): Promise<void> => {
      mountMeasureFrame(app, env.measure);
      if (typeof pages === "function") await pages(app);
      else if (pages === "built") mountPages(app, clientDir, files, isStaffVisit);
    },
  };
};
