import { plural } from '@seatwise/flows/shared';
import type * as english from './leftOut.ts';

export const leftOut: typeof english.leftOut = (count) =>
  plural(count, {
    one: 'हम # चीज़ नहीं पढ़ पाए। बाकी दिख रही हैं।',
    other: 'हम # चीज़ें नहीं पढ़ पाए। बाकी दिख रही हैं।',
  });
