import { keptAnswers } from './keptAnswers.ts';

/** Keys that sign-out keeps: those of the device, and those that the session removes by itself. */
const sharedKeys =
  /^(user|authToken|signedOut|clockOffset|theme|rememberedIdentifier|chat\.notifications|columns\..+)$/;

/** Drops whatever else this browser and this tab store: it belongs to the user who signs out. */
export const dropOwnData = (): void => {
  for (const key of Object.keys(localStorage))
    if (!sharedKeys.test(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  void globalThis.caches?.delete(keptAnswers);
};
