import type { fieldMessages as english } from './messages.ts';

export const fieldMessages: typeof english = {
  optional: 'ज़रूरी नहीं',
};
