import type { loadFailureMessages as english } from './messages.ts';

export const loadFailureMessages: typeof english = {
  failed: 'हम इसे लोड नहीं कर पाए। अपना इंटरनेट जाँचें और फिर कोशिश करें।',
};
