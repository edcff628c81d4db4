import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const ownMessages = {
  notConnected: 'चैट कनेक्ट नहीं है: कुछ नहीं भेजा गया।',
} satisfies Texts<typeof english.ownMessages>;

export const senders = {
  you: 'आप',
  student: 'छात्र',
  counsellor: 'काउंसलर',
} satisfies Texts<typeof english.senders>;
