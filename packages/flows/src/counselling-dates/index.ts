export { datesAhead, isPublished, listDeadlines, nextDeadline, timeLeft } from './dates.ts';
export type { CounsellingDate } from './dates.ts';
export { nextStep, steps } from './nextStep.ts';
export type { Step } from './nextStep.ts';
export { documents, documentsFor } from './documents.ts';
export type { DocumentName } from './documents.ts';
