import type { chatBubbleMessages as english } from './messages.ts';

export const chatBubbleMessages: typeof english = {
  sending: 'भेज रहे हैं',
  sent: 'भेज दिया',
  notDelivered: 'नहीं पहुँचा',
  retry: 'फिर भेजें',
  discard: 'हटाएँ',
};
