import type { Room } from "./room.ts";

/** What every page may need, whatever it is about. */
const ofEveryPage = [
  ...["sign-in", "helplines", "state", "errors", "navigation", "api", "identity"],
  ...["theme", "storage", "dates", "device", "ui"],
];

/** What some features share. */
const ofFeatures = [
  ...["forms", "sharing", "talking", "first-visit", "at-build", "quick-exit", "program-path"],
  ...ofEveryPage,
];

const isShared = "Features share it, so it knows none of them.";
const isFeature = "A feature can be read and removed by itself.";

export const webRooms: readonly Room[] = [
  {
    name: "read",
    mayUse: [
      ...["features", "talking", "first-visit", "quick-exit", "offline", "state"],
      ...["errors", "theme", "device", "ui"],
    ],
    why: "All that runs on a page that is only read: it looks for what features drew there.",
  },
  {
    name: "layouts",
    mayUse: [
      ...["features", "first-visit", "quick-exit", "state", "navigation", "theme", "ui"],
      "storage",
    ],
    why: "What stands around a page is made of features' doors, and no feature knows it.",
  },
  {
    name: "features-with-the-vault",
    paths: ["features/(analysis|check-ins|exercises|journey|safety-plan|seed|talk)/"],
    mayUse: ["check-ins", "vault", ...ofFeatures],
    why: isFeature,
  },
  {
    name: "features",
    paths: ["features/(?!(?:analysis|check-ins|exercises|journey|safety-plan|seed|talk)/)[\\w-]+/"],
    mayUse: ofFeatures,
    why: isFeature,
  },
  {
    name: "check-ins",
    mayUse: ["vault", ...ofEveryPage],
    why: isShared,
  },
  {
    name: "vault",
    mayUse: ["state", "errors", "navigation", "api", "identity", "ui"],
    why: isShared,
  },
  {
    name: "forms",
    mayUse: ["helplines", "errors", "navigation", "api"],
    why: isShared,
  },
  { name: "talking", mayUse: ["navigation", "api", "storage"], why: isShared },
  {
    name: "at-build",
    mayUse: ["first-visit", "ui"],
    why: "What the build writes into every page is asked for by the root alone, or by a part.",
  },
  { name: "first-visit", mayUse: ["navigation", "api", "storage", "ui"], why: isShared },
  { name: "sign-in", mayUse: ["navigation", "api", "identity", "storage", "ui"], why: isShared },
  { name: "helplines", mayUse: ["navigation", "api", "storage", "ui"], why: isShared },
  {
    name: "api",
    paths: ["(api|setup)\\.ts"],
    mayUse: ["navigation", "identity", "theme", "storage"],
    why: "The one way to the server: everybody asks by it, and it asks nobody.",
  },
  {
    name: "identity",
    mayUse: ["storage"],
    why: "Who is here is known before anything can be asked of the server.",
  },
  { name: "state", mayUse: ["errors", "storage"], why: isShared },
  {
    name: "errors",
    mayUse: ["pages", "navigation", "ui"],
    why: "What went wrong is said wherever it did.",
  },
  { name: "pages", mayUse: ["navigation", "ui"], why: "It draws content's pages, and no feature." },
  { name: "navigation", mayUse: ["storage", "ui"], why: isShared },
  { name: "quick-exit", mayUse: ["storage", "ui"], why: "Leaving must not wait for anything." },
  { name: "theme", mayUse: ["storage"], why: isShared },
  {
    name: "storage",
    paths: ["storage(-reasons)?\\.ts"],
    mayUse: [],
    why: "Every key a browser keeps stands in one list.",
  },
  ...["dates", "device", "offline", "program-path", "sharing", "ui"].map((name) => ({
    name,
    mayUse: [],
    why: isShared,
  })),
];
