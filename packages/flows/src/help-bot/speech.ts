import { defaultLocale } from '../shared/locale.ts';
import * as own from './messages.ts';
import type { BotTexts } from './messages.ts';

/** The language of a question: English, Hindi, or Hindi in Latin letters. */
export type Speech = 'en' | 'hi' | 'hi-Latn';

const ownSpeech: Speech = defaultLocale.startsWith('hi') ? 'hi' : 'en';

/** Words that only Hindi has, as people type them in Latin letters. */
const hindiWords =
  /\b(kya|kyu|kyun|kaise|kese|kab|kahan|kaha|kaun\w*|kon\w*|kitn[aei]|hai|hain|he|hota|hoti|hote|hoga|hogi|hua|hui|tha|thi|nahi|nahin|nhi|mat|mera|mere|meri|mujhe|mai|mein|hum|hame|aap|apna|apne|apni|ka|ki|ke|ko|se|liye|lie|aur|ya|agar|toh|wala|wale|wali|chahiye|chaiye|karna|karni|karne|karu|kare|karen|karo|kar|bharna|bhare|bharu|milega|milegi|mila|mili|milta|milti|sakta|sakte|sakti|batao|bataye|bata|paise|paisa|tak|raha|rahi|gaya|gayi|dena|dete|lena|chhod\w*|chod\w*|matlab|shukriya|dhanyavaa?d|namaste|namaskar)\b/g;
const englishWords =
  /\b(what|whats|when|where|which|who|why|how|is|are|was|will|would|can|could|do|does|did|i|my|me|you|your|the|an?|of|for|to|in|on|if|and|or|not|need|get|have|want)\b/g;

/** The language of a question; words of neither language count as the pages' own. */
export const speechOf = (question: string): Speech => {
  if (/[\u0904-\u0939]/.test(question)) return 'hi';
  const count = (words: RegExp): number => question.toLowerCase().match(words)?.length ?? 0;
  const [hindi, english] = [count(hindiWords), count(englishWords)];
  if (hindi === 0 && english === 0) return ownSpeech;
  return hindi >= english ? 'hi-Latn' : 'en';
};

/** Whether the texts of the pages are in the question's language. */
export const isInOwnSpeech = (question: string): boolean => speechOf(question) === ownSpeech;

/** The texts that answer a question in its language, and the script to write them in. */
export const textsFor = async (
  question: string,
): Promise<BotTexts & { readonly write: (text: string) => string }> => {
  const speech = speechOf(question);
  const isOwn = speech.startsWith(ownSpeech);
  const texts = isOwn ? own : await own.inOtherLanguage();
  const { romanise } = speech === 'hi-Latn' ? await import('./romanise.ts') : {};
  return { ...texts, write: romanise ?? ((text) => text) };
};
