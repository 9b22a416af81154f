/** How long the companion waits in a silence, as people say it: "2 seconds", "1 second", "2.5 seconds". */
export const sayPatience = (ms: number): string =>
  ms === 1_000 ? "1 second" : `${Number((ms / 1_000).toFixed(1))} seconds`;
