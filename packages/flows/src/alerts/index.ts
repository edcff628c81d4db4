export { fullDateTime, indianDate, longDate, shortDateTime, timeOf } from '../shared/dates.ts';
export { alertProblems, doubtsOf, draftOf, emptyDraft, inputOf, secureSite } from './alertDraft.ts';
export type { AlertDraft, PlannedAlert } from './alertDraft.ts';
export {
  addressToOpen,
  cleanedName,
  clockTime,
  eventsPageSize,
  isNew,
  isRevised,
  newCount,
  newestFirst,
  newForDays,
  relativeDay,
  shownAtFirst,
  uploadDate,
} from './alertFile.ts';
export type { AlertFile } from './alertFile.ts';
export { exams } from '@seatwise/api-client/contract/constants/counselling';
export { concerns, officialSite } from './exams.ts';
export { earlierVersion, isRevisedSchedule, revisedDates, revisedSchedule } from './revision.ts';
export { fileNameOf } from '../shared/fileText.ts';
