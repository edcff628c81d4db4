export { trialAnswer, trialRows, type TrialAnswer, type TrialQuestion } from './trialAnswer.ts';
export { readTrialFile, writeTrialFile, type TrialFile, type TrialSeat } from './trialFile.ts';
export {
  waitingQuestionFrom,
  waitingQuestionKey,
  type WaitingQuestion,
} from './waitingQuestion.ts';
