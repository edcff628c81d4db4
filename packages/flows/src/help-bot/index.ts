export { answerProblems, draftFor, draftOfAnswer, wordsOf } from './answerDraft.ts';
export type { AnswerDraft } from './answerDraft.ts';
export {
  answerOnAuthority,
  answerOnTwoSeats,
  examAskedFor,
  nameAuthority,
  stateNamedIn,
} from './authority.ts';
export { answerOnChances } from './chances.ts';
export { answerOnClosings } from './closings.ts';
export {
  answerOnDate,
  answerOnFees,
  answerOnRank,
  asksForChoices,
  asksForLock,
  collegesNamed,
  factTopicOf,
} from './facts.ts';
export { answerOnMarksIn } from './marksQuestion.ts';
export { frequentQuestions, promptChips } from './faq.ts';
export { helpBotMachine, type LookedUp } from './helpBotMachine.ts';
export { categoryIn, courseIn, rankIn } from './seatQuestion.ts';
export { replyTo, topicOf, type HelpBotLocation } from './reply.ts';
export { isInOwnSpeech, textsFor } from './speech.ts';
export type { BotTexts } from './messages.ts';
