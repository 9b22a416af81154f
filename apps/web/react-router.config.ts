import { allPagePaths } from "@app/contract/all-page-paths";
import { pathsBelow } from "@app/contract/journey-kit";
import type { Config } from "@react-router/dev/config";

/** Every page is a file, so that a deep link needs no server logic; the fallback catches the rest. */
export default {
  appDirectory: "src",
  ssr: false,
  prerender: { paths: [...allPagePaths, ...pathsBelow], concurrency: 2 },
} satisfies Config;
