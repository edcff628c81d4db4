import type { Texts } from '../shared/texts.ts';
import type * as english from './faq.ts';
import { answers } from './messages.ts';

export const frequentQuestions = [
  { question: 'कितने राउंड होते हैं?', answer: answers.rounds },
  { question: 'ऑल इंडिया कोटा और स्टेट कोटा क्या हैं?', answer: answers['aiq-state'] },
  { question: 'आरक्षण कितना है?', answer: answers.reservation },
  { question: 'क्या मैं योग्य हूँ?', answer: answers.eligibility },
  { question: 'कौन से डॉक्यूमेंट चाहिए?', answer: answers.documents },
  { question: 'चॉइस कैसे भरें?', answer: answers['choice-filling'] },
  { question: 'प्लान कितने के हैं?', answer: answers.plans },
] satisfies Texts<typeof english.frequentQuestions>;

export const promptChips = [
  'कितने राउंड होते हैं?',
  'कौन से डॉक्यूमेंट चाहिए?',
  'AIQ और स्टेट कोटा क्या है?',
  'चॉइस कैसे भरें?',
  'मेरे पास कितने प्रेडिक्शन हैं?',
] satisfies Texts<typeof english.promptChips>;
