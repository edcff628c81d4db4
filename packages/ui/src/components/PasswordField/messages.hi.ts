import type { passwordFieldMessages as english } from './messages.ts';

export const passwordFieldMessages: typeof english = {
  show: 'पासवर्ड दिखाएँ',
  hide: 'पासवर्ड छिपाएँ',
  met: ': पूरा',
  missing: ': बाकी',
};
