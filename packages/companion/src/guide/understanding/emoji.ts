import type { FeelingFamily } from "@app/reading/feeling-words";

const table: readonly (readonly [string, FeelingFamily])[] = [
  ["😢😭😿🥲😥", "sad"],
  ["💔", "hurt"],
  ["😞😔🙁☹😟😓😩😫", "low"],
  ["😰😨😱😬", "anxious"],
  ["😡😠🤬👿💢", "angry"],
  ["😤🙄😒", "frustrated"],
  ["😴🥱😪💤", "tired"],
  ["😐😑😶🫥", "numb"],
  ["😕🤔🤷", "confused"],
  ["😳🫣🙈", "ashamed"],
  ["😀😃😄😁😊🙂🥳🎉😂🤣", "happy"],
  ["❤🧡💛💚💙💜🥰😍🙏", "grateful"],
  ["😌", "calm"],
  ["🤯🫠", "overwhelmed"],
];

export const feelingOfEmoji = (emoji: string): FeelingFamily | null => {
  const first = [...emoji][0] ?? "";
  return table.find(([faces]) => faces.includes(first))?.[1] ?? null;
};
