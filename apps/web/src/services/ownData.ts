import { keptAnswers } from './keptAnswers.ts';

/** Keys that stay after a sign-out: those of the device, and those that the session itself removes. */
const sharedKeys =
  /^(user|authToken|signedOut|clockOffset|theme|rememberedIdentifier|chat\.notifications|columns\..+)$/;

/** Drops everything else that this browser and this tab store, because it belongs to the user who signs out. */
export const dropOwnData = (): void => {
  for (const key of Object.keys(localStorage))
    if (!sharedKeys.test(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  void globalThis.caches?.delete(keptAnswers);
};
