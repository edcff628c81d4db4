import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  budget: 'रकम रुपये में भरें, जैसे 2,50,000, या इसे खाली छोड़ें।',
} satisfies Texts<typeof english.messages>;

export const categoryName: typeof english.categoryName = (category) =>
  category === 'General' ? 'जनरल' : category;
