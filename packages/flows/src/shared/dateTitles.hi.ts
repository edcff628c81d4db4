import { roundInHindi } from '@seatwise/api-client/contract/constants/namesInHindi';
import type * as english from './dateTitles.ts';

const kinds = {
  'registration-opens': 'रजिस्ट्रेशन शुरू',
  'registration-closes': 'रजिस्ट्रेशन और पेमेंट की आखिरी तारीख',
  'choices-close': 'चॉइस भरने और लॉक करने की आखिरी तारीख',
  result: 'अलॉटमेंट का रिजल्ट',
  'reporting-closes': 'कॉलेज जॉइन करने की आखिरी तारीख',
};

/** The titles of a schedule that ends filling and locking apart. */
const apart = [
  [/last date to fill choices$/, 'चॉइस भरने की आखिरी तारीख'],
  [/last date to lock choices$/, 'चॉइस लॉक करने की आखिरी तारीख'],
] as const;

export const titleOf: typeof english.titleOf = ({ title, kind, round }) => {
  const words = apart.find(([english]) => english.test(title))?.[1] ?? (kind && kinds[kind]);
  return words ? [round && roundInHindi(round), words].filter(Boolean).join(': ') : title;
};
