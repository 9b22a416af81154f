import { limits } from "@app/contract/limits";
import {
  type PromptCategory,
  type PromptSort,
  promptCategories,
  promptSorts,
} from "@app/contract/prompts";

/** What of the prompts is in sight; "own" is what one shared oneself. */
export const shownKinds = [...promptSorts, "own"] as const;
type ShownPrompts = PromptSort | "own";

export type CommunityView = { shown: ShownPrompts; category: PromptCategory | null; q: string };

export const firstView: CommunityView = { shown: "top", category: null, q: "" };

export const shownNames: Readonly<Record<ShownPrompts, string>> = {
  top: "Best liked",
  new: "Newest",
  used: "Most used",
  own: "Yours",
};

/** From the address, so that a view can be kept and gone back to. */
export const readCommunityView = (search: URLSearchParams): CommunityView => ({
  shown: shownKinds.find((kind) => kind === search.get("show")) ?? "top",
  category: promptCategories.find((each) => each === search.get("about")) ?? null,
  q: (search.get("q") ?? "").slice(0, limits.community.searchMaxChars),
});

/** Only what differs from the first view stands in the address. */
export const writeCommunityView = ({
  shown,
  category,
  q,
}: CommunityView): Record<string, string> => ({
  ...(shown === "top" ? {} : { show: shown }),
  ...(category === null ? {} : { about: category }),
  ...(q.trim() === "" ? {} : { q: q.trim() }),
});

export const isFirstView = (view: CommunityView): boolean =>
  Object.keys(writeCommunityView(view)).length === 0;
