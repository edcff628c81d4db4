export { withAdded, withChanged, withMoved, withoutKeys } from './edits.ts';
export { seatKey, withoutPlace, type Identified, type Place } from './entry.ts';
export { createListMachine, retryDelay, type ListWrite, type WriteAnswer } from './listMachine.ts';
export { createRevisionStore, type StoredList } from './revisionStore.ts';
export { disagreementsOf, isSaved, lockedItems, syncedList } from './syncedList.ts';
export type { Disagreement, SyncedList } from './syncedList.ts';
