/** Small words of other languages that stand in every large table of English ones, and in no English sentence. */
export const foreignWords: ReadonlySet<string> = new Set(
  [
    "je suis en n et une les des du le la de que qui ne",
    "el los las y por para con yo muy pero",
    "em um uma com eu nao",
    "der das und ich ist nicht ein eine mit auch",
    "il gli di io che sono per",
    "het een ik niet och jag det som att og jeg ikke",
    "na ko ang hindi ako ng mga sa po",
    "ve bir yang ini itu saya aku tidak nie jest",
  ]
    .join(" ")
    .split(" "),
);
