/** How this browser is reached by its push service, where somebody asked for that. */
export const subscriptionHere = async (): Promise<PushSubscription | null> => {
  // Over plain HTTP, and in old browsers, there are neither.
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
};

/** The next person at this browser is not called for the last one; the server hears of it from the push service. */
export const endPushHere = async (): Promise<void> => {
  try {
    await (await subscriptionHere())?.unsubscribe();
  } catch {
    // A browser that refuses has its own switch for it.
  }
};
