import { answers } from './messages.ts';

/** Frequent questions with the bot's own answers, so that both say the same. */
export const frequentQuestions = [
  { question: 'How many rounds are there?', answer: answers.rounds },
  { question: 'What are All India Quota and State Quota?', answer: answers['aiq-state'] },
  { question: 'How much reservation is there?', answer: answers.reservation },
  { question: 'Am I eligible?', answer: answers.eligibility },
  { question: 'Which documents do I need?', answer: answers.documents },
  { question: 'How do I fill my choices?', answer: answers['choice-filling'] },
  { question: 'What do the plans cost?', answer: answers.plans },
] as const;

/** Questions that the bot suggests. */
export const promptChips = [
  'How many rounds are there?',
  'Which documents do I need?',
  'What is AIQ and state quota?',
  'How do I fill my choices?',
  'How many attempts do I have?',
] as const;
