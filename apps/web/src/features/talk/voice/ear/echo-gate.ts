/** How much louder than its own echo a sound has to be to count as somebody speaking. */
const margin = 2.5;
/** What comes back of the companion's own voice until it was measured: a loud speaker near a microphone. */
const firstCoupling = 0.4;
/** Each frame without an echo lets the guess sink a little: a moved laptop is measured anew in seconds. */
const sinking = 0.985;
const risingAtMost = 1.5;
/** Below this the companion is silent, and there is nothing to come back. */
const audible = 0.004;

/**
 * Browsers take the companion's voice out of the microphone's sound, and some leave a part of it. While
 * it speaks, only what is clearly louder than that part may interrupt it.
 */
export const createEchoGate = () => {
  let coupling = firstCoupling;
  return (heardRms: number, playedRms: number): "open" | "closed" => {
    if (playedRms < audible) return "open";
    const ratio = heardRms / playedRms;
    if (heardRms > margin * coupling * playedRms) return "open";
    coupling = Math.max(coupling * sinking, Math.min(ratio, coupling * risingAtMost));
    return "closed";
  };
};

export type EchoGate = ReturnType<typeof createEchoGate>;
