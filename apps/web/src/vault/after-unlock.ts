import { ownVault } from "./own-vault.ts";

let wasOpen = false;

/** What this browser kept while there was no open vault goes into it. */
const bringIn = async (): Promise<void> => {
  const { ownPlan } = await import("../features/safety-plan/own-plan.ts");
  await ownPlan.open();
};

ownVault.subscribe(() => {
  const isOpen = ownVault.state().status === "open";
  // A plan that could not be brought along stays where it is, and the next unlock tries again.
  if (isOpen && !wasOpen) void bringIn().catch(() => undefined);
  wasOpen = isOpen;
});
