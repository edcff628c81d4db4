import type { planCardMessages as english } from './messages.ts';

export const planCardMessages: typeof english = {
  active: 'आपका प्लान',
  contained: 'आपके प्लान में शामिल',
  included: ' (शामिल है)',
  notIncluded: ' (शामिल नहीं)',
};
