import { isPartOfAll, isReadOnly, type Room } from "./room.ts";

/** What any feature of the server may use. */
const ofFeatures = ["feature", "http", "post", "jobs", "db", "keys"];

const isFeature = "A feature decides on its own things, and is handed what others have.";

/** Features that need more than all do: each by what it is about. */
const features: readonly Room[] = [
  {
    name: "features-with-forms",
    paths: ["features/(contact|feedback)/"],
    mayUse: ["forms", ...ofFeatures],
    why: isFeature,
  },
  {
    name: "features-shared-by-all",
    paths: ["features/(board|community|moderation)/"],
    mayUse: ["sharing", ...ofFeatures],
    why: isFeature,
  },
  {
    name: "features-around-an-account",
    paths: ["features/(account|sign-ins|users)/"],
    mayUse: ["identity", ...ofFeatures],
    why: isFeature,
  },
  {
    name: "features-that-count",
    paths: ["features/(desk|safety-counts)/"],
    mayUse: ["metrics", ...ofFeatures],
    why: isFeature,
  },
  {
    name: "models-feature",
    paths: ["features/models/"],
    mayUse: ["model", "outgoing", "env", ...ofFeatures],
    why: isFeature,
  },
  {
    name: "push-feature",
    paths: ["features/push/"],
    mayUse: ["outgoing", ...ofFeatures],
    why: isFeature,
  },
  {
    name: "membership-feature",
    paths: ["features/membership/"],
    mayUse: ["env", ...ofFeatures],
    why: isFeature,
  },
  {
    name: "features",
    paths: [
      "features/(?!(?:account|board|community|contact|desk|feedback|membership|models|moderation|push|safety-counts|sign-ins|users)/)[\\w-]+/",
    ],
    mayUse: ofFeatures,
    why: isFeature,
  },
];

export const serverRooms: readonly Room[] = [
  {
    name: "admin",
    mayUse: ["features-that-count"],
    why: "The operator's command does what the desk does, without its pages.",
  },
  ...features,
  { name: "forms", mayUse: ["feature", "http", "post", "db"], why: isPartOfAll },
  { name: "sharing", mayUse: ["http", "db"], why: isPartOfAll },
  { name: "identity", mayUse: ["http", "post", "jobs", "db", "env"], why: isPartOfAll },
  {
    name: "model",
    paths: ["model/", "local-model\\.ts"],
    mayUse: ["metrics", "tracing", "outgoing", "env", "keys"],
    why: isPartOfAll,
  },
  {
    name: "feature",
    paths: ["feature\\.ts"],
    mayUse: ["http", "post", "jobs", "metrics", "db", "env", "keys"],
    why: "What a feature is handed and gives is known before any of them.",
  },
  { name: "http", mayUse: ["jobs", "db", "env"], why: isPartOfAll },
  { name: "post", mayUse: ["jobs", "db", "env", "keys"], why: isPartOfAll },
  { name: "jobs", mayUse: ["db", "keys"], why: isPartOfAll },
  { name: "metrics", mayUse: ["db"], why: isReadOnly },
  { name: "tracing", mayUse: [], why: isReadOnly },
  { name: "outgoing", mayUse: ["env", "keys"], why: isReadOnly },
  { name: "db", mayUse: ["env", "keys"], why: "A store stands below everything that stores." },
  {
    name: "env",
    paths: ["env/", "env\\.ts"],
    mayUse: ["keys"],
    why: "The environment is read once, before anything is made.",
  },
  {
    name: "keys",
    paths: ["(keys|data-dir|start-error)\\.ts"],
    mayUse: [],
    why: "Where things lie, how text is sealed, and what is said when that fails.",
  },
];
