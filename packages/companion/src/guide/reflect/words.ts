export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
export const bare = (word: string | undefined): string =>
  (word ?? "").toLowerCase().replace(/^[^a-z']+|[^a-z']+$/g, "");
