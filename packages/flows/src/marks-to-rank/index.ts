export { answerOnMarks, type MarksTexts } from './answer.ts';
export type { MarksOfYear } from './rankRanges.ts';
