import type { Texts } from '@seatwise/flows/shared';
import type * as english from './landingSections.ts';

export const offerings = {
  heading: 'हम क्या देते हैं',
  season: 'मेरा डैशबोर्ड खोलें: अब तक का काम और डॉक्यूमेंट',
  lead: 'रिजल्ट से सीट तक जो कुछ चाहिए, एक ही जगह।',
  cards: {
    alerts: {
      title: 'ताज़ा अलर्ट',
      text: 'MCC और राज्यों के नोटिस, मिलते ही यहाँ।',
    },
    choices: {
      title: 'सोच-समझकर चॉइस फिलिंग',
      text: 'अपनी चॉइस लिस्ट सही क्रम में बनाएँ। काउंसलर उसे आपके साथ जाँचते हैं। फिर mcc.nic.in पर आप खुद भरें।',
    },
    counselling: {
      title: 'आपकी अपनी काउंसलिंग',
      text: 'अपनी रैंक, कैटेगरी, बजट और पसंद के कॉलेज के बारे में काउंसलर से पूछें।',
    },
    prediction: {
      title: 'कॉलेज प्रेडिक्शन',
      text: 'अपनी रैंक को पिछले सालों की क्लोजिंग रैंक से मिलाएँ। हर कॉलेज में अपना चांस देखें।',
    },
    documents: {
      title: 'डॉक्यूमेंट में मदद',
      text: 'आपकी कैटेगरी के लिए ज़रूरी सर्टिफिकेट की लिस्ट, आपके डैशबोर्ड पर। पक्का न हो तो काउंसलर से पूछें।',
    },
    progress: {
      title: 'अब तक का काम',
      text: 'आपकी चॉइस लिस्ट, प्रैक्टिस राउंड, डॉक्यूमेंट और पेमेंट एक डैशबोर्ड पर। राउंड की तारीखें अलर्ट में आती हैं।',
    },
  },
} satisfies Texts<typeof english.offerings>;

export const reasons = {
  heading: 'हमें क्यों चुनें',
  lead: 'काउंसलिंग कई महीने चलती है, और मौका साल में एक बार मिलता है।',
  points: {
    professionals: {
      title: 'अनुभवी काउंसलर',
      text: 'चैट में असली लोग जवाब देते हैं और सरकारी नियम दिखाते हैं।',
    },
    guidance: {
      title: 'आपके लिए सलाह',
      text: 'सलाह आपकी रैंक और कैटेगरी के लिए, सबके लिए एक जैसी नहीं।',
    },
    record: {
      title: 'जाँचा जा सकने वाला रिकॉर्ड',
      text: 'हर प्रेडिक्शन के साथ वे क्लोजिंग रैंक दिखती हैं, जिन पर वह बना है। आप खुद जाँच सकते हैं।',
    },
    support: {
      title: 'पूरा साथ',
      text: 'रजिस्ट्रेशन से रिपोर्टिंग तक: चैट, WhatsApp, फ़ोन और ईमेल पर।',
    },
  },
} satisfies Texts<typeof english.reasons>;

export const faqs = {
  heading: 'आम सवाल',
  lead: 'नियम हर साल बदलते हैं। हमेशा mcc.nic.in पर जाँच लें।',
} satisfies Texts<typeof english.faqs>;

export const contactUs = {
  heading: 'संपर्क करें',
  lead: 'हमें लिखें, या सीधे बात करें।',
  picture: 'दो लोग एक मेज़ पर साथ बैठकर कॉलेजों की लिस्ट देख रहे हैं',
  ways: { whatsApp: 'WhatsApp', email: 'ईमेल', phone: 'फ़ोन' },
  formHeading: 'हमें मैसेज भेजें',
  fields: {
    name: 'आपका नाम',
    email: 'ईमेल',
    phone: 'फ़ोन नंबर',
    message: 'मैसेज',
  },
  phoneHint: 'अगर आप चाहते हैं कि हम फ़ोन करें',
  submit: 'मैसेज भेजें',
  submitting: 'भेज रहे हैं…',
} satisfies Texts<typeof english.contactUs>;
