export { withAdded, withChanged, withMoved, withoutKeys } from './edits.ts';
export { seatKey, withoutPlace } from './entry.ts';
export type { Identified, Place } from './entry.ts';
export { createListMachine, retryDelay } from './listMachine.ts';
export type { ListWrite, WriteAnswer } from './listMachine.ts';
export { createRevisionStore } from './revisionStore.ts';
export type { StoredList } from './revisionStore.ts';
export { disagreementsOf, isSaved, lockedItems, syncedList } from './syncedList.ts';
export type { Disagreement, SyncedList } from './syncedList.ts';
