export { fullDateTime, timeOf } from '../shared/dates.ts';
export { cleanedName, isNew, newCount, relativeDay, uploadDate } from './alertFile.ts';
export type { AlertFile } from './alertFile.ts';
export { newestFirst } from './alertList.ts';
export { eventsPageSize, newForDays, shownAtFirst } from './limits.ts';
export { addressToOpen } from './opening.ts';
export type { OpenContext } from './opening.ts';
