/** Words that have a better name in the field. `pnpm lint` fails if one comes back. */

/** Words that no name and no sentence may hold. @type {Readonly<Record<string, string>>} */
export const privateWords = {
  glyph: 'icon',
  unsaid: 'delayedLiveText',
  farewell: 'signOutReason',
  breathe: 'yieldToMain',
  idleness: 'whenIdle',
  leaver: 'signedOutId',
  unfit: 'invalid',
};

/**
 * Phrases banned from comments, test titles, documents and commit subjects, with replacements.
 * @type {Readonly<Record<string, string>>}
 */
export const privatePhrases = {
  somebody: 'who acts: a user, a student, a counsellor, another tab',
  whoever: 'who acts: a user, a student, a counsellor, another tab',
  anew: 'again, or a new one',
  stands: 'is, appears, is shown, is listed',
  'goes on': 'continues',
  'go on': 'continue',
  'in vain': 'without effect',
  'of late': 'recently',
  'at rest': 'idle, unchanged',
  'by now': 'already, or drop it',
  told: 'passed, informed, announced',
  kept: 'stored, cached, retained, unchanged',
};

/** First words of a comment that leave its subject out. */
export const bareOpeners = ['Of', 'As', 'Those', 'They', 'It', 'Its', 'Another', 'So'];
