import type { seasonPassMessages as english } from './messages.ts';

export const seasonPassMessages: typeof english = {
  states: { over: 'पूरा हुआ', now: 'अभी', next: 'अगला', ahead: 'बाद में' },
  noDates: 'तारीखें अभी नहीं आईं',
  over: '(बीत गई)',
};
