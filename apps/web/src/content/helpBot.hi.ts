import type { Texts } from '@seatwise/flows/shared';
import type * as english from './helpBot.ts';
import { contact } from './site.ts';

export const content = {
  predictionTitle: 'हेल्प बॉट से पूछें',
  note: `जवाब अपने आप आते हैं। जिस सवाल का जवाब न हो, उसे हम आपके नाम के बिना नोट करते हैं। किसी से बात करने के लिए: ${contact.phone.label}`,
  placeholder: 'अपना मैसेज लिखें...',
  you: 'आप',
  ideas: 'छात्र अक्सर पूछते हैं',
  feedback: {
    asks: 'क्या इससे मदद मिली?',
    of: (question) => `“${question}” के जवाब से मदद मिली?`,
    yes: 'हाँ',
    no: 'नहीं',
    said: {
      helped: 'धन्यवाद।',
      sending: 'भेज रहे हैं…',
      sent: 'धन्यवाद। आपका सवाल हमारी टीम को आपके नाम के बिना मिल गया।',
      failed: `हम इसे टीम तक नहीं भेज पाए। किसी से बात करने के लिए: ${contact.phone.label}`,
    },
  },
} satisfies Texts<typeof english.content>;
