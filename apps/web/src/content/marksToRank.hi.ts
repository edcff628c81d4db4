import { loading, type Texts } from '@seatwise/flows/shared';
import type * as english from './marksToRank.ts';

export const content = {
  ask: 'सिर्फ़ मार्क्स पता हैं?',
  marks: '720 में से NEET UG के मार्क्स',
  hint: 'हम दिखाते हैं कि पिछले सालों में उन पर कौन सी रैंक आई।',
  loading: loading('रैंक'),
} satisfies Texts<typeof english.content>;
