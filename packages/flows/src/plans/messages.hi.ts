import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  unreachable: 'सर्वर से संपर्क नहीं हो पाया। अपना इंटरनेट जाँचें।',
  server: 'सर्वर में दिक्कत है। थोड़ी देर बाद कोशिश करें।',
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
} satisfies Texts<typeof english.messages>;
