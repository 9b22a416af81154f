export const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);
export const bareWord = (word: string | undefined): string =>
  (word ?? "").toLowerCase().replace(/^[^a-z']+|[^a-z']+$/g, "");
