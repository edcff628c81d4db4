import type { Texts } from '@seatwise/flows/shared';
import type * as english from './landingSections.ts';

export const offerings = {
  heading: 'हम क्या देते हैं',
  season: 'मेरा डैशबोर्ड खोलें',
  cards: {
    alerts: {
      title: 'ताज़ा अलर्ट',
      text: 'MCC और राज्यों के नोटिस।',
    },
    choices: {
      title: 'सोच-समझकर चॉइस फिलिंग',
      text: 'आपकी लिस्ट, सही क्रम में। mcc.nic.in पर आप खुद भरें।',
    },
    counselling: {
      title: 'आपकी अपनी काउंसलिंग',
      text: 'आपकी रैंक, बजट और पसंद के हिसाब से काउंसलर की सलाह।',
    },
    prediction: {
      title: 'कॉलेज प्रेडिक्शन',
      text: 'आपकी रैंक, पिछले सालों की क्लोजिंग रैंक के साथ।',
    },
    documents: {
      title: 'डॉक्यूमेंट में मदद',
      text: 'आपके लिए ज़रूरी सर्टिफिकेट।',
    },
    progress: {
      title: 'अब तक का काम',
      text: 'लिस्ट, प्रैक्टिस, डॉक्यूमेंट और पेमेंट, एक डैशबोर्ड पर।',
    },
  },
} satisfies Texts<typeof english.offerings>;

export const reasons = {
  heading: 'हमें क्यों चुनें',
  points: {
    professionals: {
      title: 'अनुभवी काउंसलर',
      text: 'जवाब असली लोग देते हैं, सरकारी नियम बताकर।',
    },
    guidance: {
      title: 'आपके लिए सलाह',
      text: 'आपकी रैंक और कैटेगरी के हिसाब से।',
    },
    record: {
      title: 'रिकॉर्ड, जो आप खुद जाँच सकते हैं',
      text: 'हर प्रेडिक्शन के पीछे की क्लोजिंग रैंक दिखती हैं।',
    },
    support: {
      title: 'पूरा साथ',
      text: 'रजिस्ट्रेशन से रिपोर्टिंग तक।',
    },
  },
} satisfies Texts<typeof english.reasons>;

export const faqs = {
  heading: 'आम सवाल',
  lead: 'नियम हर साल बदलते हैं। हमेशा mcc.nic.in पर जाँच लें।',
  more: (count) => `${count} और सवाल`,
} satisfies Texts<typeof english.faqs>;

export const contactUs = {
  heading: 'संपर्क करें',
  picture: 'दो लोग एक मेज़ पर साथ बैठकर कॉलेजों की लिस्ट देख रहे हैं',
  ways: { whatsApp: 'WhatsApp', email: 'ईमेल', phone: 'फ़ोन' },
  formHeading: 'हमें मैसेज भेजें',
  fields: {
    name: 'आपका नाम',
    email: 'ईमेल',
    phone: 'फ़ोन नंबर',
    message: 'मैसेज',
  },
  phoneHint: 'अगर हम फ़ोन कर सकते हैं',
  submit: 'मैसेज भेजें',
  submitting: 'भेज रहे हैं…',
} satisfies Texts<typeof english.contactUs>;
