import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";
import { pathsOf } from "./scripts/structure/room.ts";
import { roomsIn } from "./scripts/structure/rooms.ts";
import { zones } from "./scripts/structure/zones.ts";

/** Tests are not read at all: they may import what they like. What only helps them is free too. */
const tests = "\\.test\\.tsx?$";
const helpsTests = ["/testing/", "\\.config\\.ts$"];
const ours = "^(apps|packages|training|e2e|bench|scripts)/";
const at = (paths: readonly string[]): string[] => paths.map((path) => `^${path}`);
const fromNpm = [
  ...(["npm", "npm-dev", "npm-optional", "npm-peer", "npm-bundled"] as const),
  ...(["npm-no-pkg", "npm-unknown"] as const),
];

const arrows = zones.map(({ name, folder, mayUse, why }): IForbiddenRuleType => {
  const inner = zones.filter((zone) => zone.folder !== folder && zone.folder.startsWith(folder));
  return {
    name: `${name}-may-use`,
    comment: why,
    severity: "error",
    from: { path: `^${folder}`, pathNot: [...at(inner.map((zone) => zone.folder)), ...helpsTests] },
    to: { path: ours, pathNot: at([folder, ...mayUse]) },
  };
});

const packages = zones.flatMap(({ name, folder, packages: allowed, why }): IForbiddenRuleType[] =>
  allowed === undefined
    ? []
    : [
        {
          name: `${name}-packages`,
          comment: why,
          severity: "error",
          from: { path: `^${folder}`, pathNot: helpsTests },
          to: {
            dependencyTypes: fromNpm,
            pathNot: allowed.map((name) => `node_modules/(@types/)?${name}/`),
          },
        },
      ],
);

const roomRules = Object.entries(roomsIn).flatMap(([base, rooms]) =>
  rooms.map((room): IForbiddenRuleType => {
    const mayUse = rooms.filter(({ name }) => room.mayUse.includes(name));
    return {
      name: `inside-${base.split("/")[1]}-${room.name}`,
      comment: room.why,
      severity: "error",
      from: { path: pathsOf(room).map((path) => `^${base}${path}`), pathNot: helpsTests },
      to: {
        path: `^${base}`,
        pathNot: [room, ...mayUse].flatMap(pathsOf).map((path) => `^${base}${path}`),
      },
    };
  }),
);

const config: IConfiguration = {
  forbidden: [
    ...arrows,
    ...packages,
    ...roomRules,
    {
      name: "no-circle",
      comment: "Files in a circle can only be understood, tested and moved together.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "feature-knows-no-other",
      comment: "A feature can be read and removed by itself; what two share is handed over.",
      severity: "error",
      from: { path: "^(apps/\\w+/src/features/[\\w-]+)/", pathNot: helpsTests },
      to: { path: "^apps/\\w+/src/features/", pathNot: "^$1/" },
    },
    {
      name: "pages-know-no-build",
      comment: "What makes the pages is not carried by them.",
      severity: "error",
      from: { path: "^apps/web/src/", pathNot: helpsTests },
      to: { path: "^apps/web/(?!src/)", pathNot: "/node_modules/" },
    },
    {
      name: "decides-without-queries",
      comment: "Handlers translate, services decide, stores query.",
      severity: "error",
      from: { path: "^apps/server/src/features/.*(handlers|service)\\.ts$" },
      to: { path: "node_modules/(drizzle-orm|pg)/" },
    },
    {
      name: "nothing-that-runs-needs-a-fake",
      comment: "What stands in for the real thing in tests must not reach people.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: helpsTests },
      to: { path: ["/testing/", "node_modules/vitest/"] },
    },
    {
      name: "names-that-say-nothing",
      comment: "Such a file gathers whatever has no place, and a barrel hides where things are.",
      severity: "error",
      from: { path: ours },
      to: { path: "^(?!.*node_modules).*/(utils?|helpers?|common|misc|index)(/|\\.[mc]?[jt]sx?$)" },
    },
    {
      name: "found",
      comment:
        "An import that leads nowhere escapes every other rule. The build makes virtual ones.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    // The compiler's own parser: type imports count, and text is never taken for code.
    parser: "tsc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: [tests, "\\.d\\.ts$", "(^|/)(build|\\.react-router|\\.data|\\.cache)/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["main", "types"],
    },
    // What no rule asks about is not worked out.
    skipAnalysisNotInRules: true,
  },
};

export default config;
