import { unreachable } from '../shared/sentences.ts';
import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  name: 'अपना नाम भरें।',
  email: 'सही ईमेल भरें।',
  phone: 'फ़ोन नंबर में सिर्फ़ नंबर (0–9) भरें, या इसे खाली छोड़ें।',
  message: 'अपना मैसेज लिखें, ज़्यादा से ज़्यादा 4,000 अक्षरों में।',
  sent: 'धन्यवाद। आपका मैसेज हमें मिल गया।',
  unreachable: `आपका मैसेज यहीं है। ${unreachable}`,
  failed: 'हम आपका मैसेज नहीं भेज पाए। वह यहीं है: फिर कोशिश करें।',
} satisfies Texts<typeof english.messages>;
