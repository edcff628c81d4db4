import { keptAnswers } from './keptAnswers.ts';

/** The keys of the device, whichever user signs in on it, and of the session, which removes its own. */
const sharedKeys =
  /^(user|authToken|signedOut|clockOffset|theme|rememberedIdentifier|chat\.notifications|columns\..+)$/;

/** Drops whatever else this browser and this tab store: it belongs to the user who signs out. */
export const dropOwnData = (): void => {
  for (const key of Object.keys(localStorage))
    if (!sharedKeys.test(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  void globalThis.caches?.delete(keptAnswers);
};
