export {
  datesAhead,
  isPublished,
  listDeadlines,
  named,
  nextDeadline,
  registrationDeadline,
  timeLeft,
  withoutRound,
} from './dates.ts';
export type { CounsellingDate } from './dates.ts';
export { nextStep, type Step } from './nextStep.ts';
export { stateProofsFor } from './stateProofs.ts';
export { seasonStages } from './stages.ts';
export { documentsFor } from './documents.ts';
