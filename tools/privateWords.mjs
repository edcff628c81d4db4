/**
 * Names that the field has a better word for, each with that word. `pnpm lint` fails where one
 * comes back. Choose entries that mean nothing else: an everyday word would raise false alarms.
 */

/** Whole names, as they are spelled here. @type {Readonly<Record<string, string>>} */
export const privateNames = {
  // Routing and the start of a page
  turnAway: 'resolveRedirect',
  useElsewhere: 'useRouteRedirect',
  placesAt: 'matchHandles',
  fetchable: 'lazyWithPreload',
  fetchScreen: 'preloadRoute',
  fetchAhead: 'prefetchLink',
  firstMove: 'firstInteraction',
  takeOver: 'replayEarlyInput',
  'data-known': 'data-has-session',
  useAudience: 'useNeedsAnnouncements',
  onWay: 'onNavigateReady',
  workAhead: 'warmCaches',
  gesturesWith: 'tableHandlers',
  useQueryInAddress: 'useUrlQuery',
  StagedChat: 'ChatHarness',

  // Components
  Sight: 'Viewport',
  windowed: 'virtualized',
  leavesOut: 'enabled',
  useWayToError: 'useFocusFirstError',
  useNewest: 'useStickToBottom',
  holdPlace: 'anchorScroll',
  speaksAgain: 'unmuteTimer',
  canBeLedTo: 'behavesAsErrorTarget',
  nothingFirst: 'nullsFirst',
  markFailures: 'markExcluded',

  // Flows, client and mock server
  verdictOn: 'settlementOf',
  Suspects: 'FilterSets',
  loosen: 'countWithout',
  inDoubt: 'probing',
  leaveWord: 'broadcastSignOut',
  emptyTab: 'clearTabStorage',
  mayBeKept: 'allowStale',
  happenings: 'possibleEvents',
  createHandClock: 'createManualClock',

  // Stories and checks
  dressedIn: 'globalsOf',
};

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
 * Phrases of comments, titles of tests, documents and commit subjects, each with what to write.
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
