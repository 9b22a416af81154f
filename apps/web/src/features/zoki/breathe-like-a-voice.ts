const stepMs = 90;

/** Loudness as a calm voice has it, to show how the light follows one; still where movement is unwanted. */
export const breatheLikeAVoice = (page: Document): void => {
  const speaking = page.querySelector<SVGElement>("[data-moods] .zoki[data-state=speaking]");
  if (!speaking || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let at = 0;
  setInterval(() => {
    at += stepMs / 1_000;
    const level = 0.5 + 0.35 * Math.sin(at * 3.1) * Math.sin(at * 1.3) + 0.15 * Math.sin(at * 7);
    speaking.style.setProperty("--level", String(Math.min(level, 1)));
  }, stepMs);
};
