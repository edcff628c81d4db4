/**
 * Names that the field has a better word for, each with that word. `pnpm lint` fails where one
 * comes back. Choose entries that mean nothing else: an everyday word would raise false alarms.
 */

/** Whole names, as they are spelled here. */
export const privateNames: Readonly<Record<string, string>> = {
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

/** Words that may stand in no name and in no sentence. */
export const privateWords: Readonly<Record<string, string>> = {
  glyph: 'icon',
  unsaid: 'delayedLiveText',
  farewell: 'signOutReason',
  breathe: 'yieldToMain',
  idleness: 'whenIdle',
  leaver: 'signedOutId',
  unfit: 'invalid',
};
