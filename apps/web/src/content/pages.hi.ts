import type { Texts } from '@seatwise/flows/shared';
import type * as english from './pages.ts';

export const pageTexts = {
  landing: {
    name: 'Seatwise',
    title: 'Seatwise: देखें, आपकी NEET रैंक पर कौन से मेडिकल कॉलेज मिल सकते हैं',
    description:
      'अपनी NEET रैंक भरें। NEET UG, PG और MDS काउंसलिंग के कॉलेज, अपने चांस और अगली आखिरी तारीख देखें।',
    keywords: 'नीट काउंसलिंग, NEET UG काउंसलिंग, नीट पीजी काउंसलिंग, कॉलेज प्रेडिक्टर, मेडिकल सीट',
  },
  events: {
    name: 'ताज़ा अलर्ट',
    description: 'MCC और राज्यों की काउंसलिंग के शेड्यूल, नोटिस और रिजल्ट, सबसे नए पहले।',
    keywords: 'नीट काउंसलिंग शेड्यूल, MCC नोटिस, सीट अलॉटमेंट रिजल्ट',
  },
  college: {
    name: 'कॉलेज',
    description: 'एक मेडिकल कॉलेज की सीटें, क्लोजिंग रैंक, फीस, बॉन्ड और हॉस्टल।',
    keywords: 'मेडिकल कॉलेज, क्लोजिंग रैंक, फीस, बॉन्ड, सीट',
  },
  collegeLists: {
    name: 'राज्य और कोर्स के हिसाब से मेडिकल कॉलेज',
    description: 'हर राज्य और कोर्स के मेडिकल और डेंटल कॉलेज, साल-दर-साल क्लोजिंग रैंक के साथ।',
    keywords: 'राज्य के मेडिकल कॉलेज, भारत के MBBS कॉलेज, नीट क्लोजिंग रैंक, नीट कटऑफ',
  },
  collegesOfState: {
    name: 'एक राज्य के कॉलेज',
    description: 'कॉलेज और उनकी क्लोजिंग रैंक।',
  },
  collegesOfCourse: {
    name: 'एक कोर्स के कॉलेज',
    description: 'कॉलेज और उनकी क्लोजिंग रैंक।',
  },
  plans: {
    name: 'प्लान',
    description: 'हर प्लान में क्या मिलता है और GST के साथ कितना देना है।',
    keywords: 'नीट काउंसलिंग प्लान, कॉलेज प्रेडिक्टर कीमत',
  },
  accuracy: {
    name: 'हमारे प्रेडिक्शन कितने सही निकले?',
    description: 'पिछले सालों में हमारे NEET कॉलेज प्रेडिक्शन कितनी बार सही निकले, और ये आँकड़े क्या नहीं बताते।',
    keywords: 'नीट कॉलेज प्रेडिक्टर, क्लोजिंग रैंक प्रेडिक्शन',
  },
  notJoining: {
    name: 'सीट न लेने पर क्या होता है?',
    description:
      'मिली हुई सीट न लेने पर क्या नुकसान होता है। NEET के हर राउंड में फ्री एग्जिट, सिक्योरिटी मनी, अपग्रेडेशन और रेजिग्नेशन।',
    keywords: 'नीट फ्री एग्जिट, सिक्योरिटी मनी जब्त, स्ट्रे राउंड डिबार, MCC रेजिग्नेशन, अपग्रेडेशन के नियम',
  },
  glossary: {
    name: 'मेडिकल काउंसलिंग के शब्द',
    description:
      'AIQ, क्लोजिंग रैंक, फ्री एग्जिट, बॉन्ड, स्ट्रे राउंड और NEET काउंसलिंग के दूसरे शब्द, आसान हिन्दी में।',
    keywords: 'AIQ का मतलब, क्लोजिंग रैंक का मतलब, फ्री एग्जिट का मतलब, स्ट्रे राउंड, नीट काउंसलिंग शब्द',
  },
  checkout: { name: 'चेकआउट', description: 'कीमत देखें और पेमेंट करें।' },
  terms: {
    name: 'नियम व शर्तें',
    description: 'Seatwise और उसके प्लान इस्तेमाल करने के नियम।',
    keywords: 'नियम व शर्तें',
  },
  privacy: {
    name: 'प्राइवेसी',
    description: 'हम आपका कौन सा डेटा रखते हैं, और क्यों।',
    keywords: 'प्राइवेसी पॉलिसी',
  },
  aboutTranslation: {
    name: 'हमारे हिन्दी पेजों के बारे में',
    description: 'ये पेज किसने अनुवाद किए हैं, और क्या अभी अंग्रेज़ी में है।',
    keywords: 'Seatwise हिन्दी',
  },
  login: {
    name: 'लॉगिन',
    description: 'अपने कॉलेज, चॉइस लिस्ट और अलर्ट देखने के लिए लॉगिन करें।',
    keywords: 'Seatwise लॉगिन',
  },
  createAccount: {
    name: 'अपना अकाउंट बनाएँ',
    description: 'अपने कॉलेज, चॉइस लिस्ट और अलर्ट देखने के लिए अकाउंट बनाएँ।',
    keywords: 'नीट काउंसलिंग अकाउंट बनाएँ, मेडिकल काउंसलिंग अकाउंट',
  },
  home: { name: 'मेरा डैशबोर्ड', description: 'आपकी रैंक, आपकी तारीखें और आगे क्या करना है।' },
  liveChat: { name: 'चैट', description: 'आपके काउंसलर।' },
  colleges: {
    name: 'कॉलेज',
    description: 'सभी मेडिकल कॉलेज और सीटें: नाम, कोर्स या राज्य से खोजें।',
  },
  prediction: {
    name: 'कॉलेज प्रेडिक्शन',
    description: 'आपकी रैंक पर कौन से कॉलेज मिल सकते हैं, और क्यों।',
  },
  practice: {
    name: 'प्रैक्टिस राउंड',
    description: 'देखें, आपकी चॉइस लिस्ट से हर राउंड में क्या मिल सकता है।',
  },
  choices: {
    name: 'चॉइस लिस्ट',
    description: 'आपकी चॉइस, सबसे पसंद का कॉलेज सबसे ऊपर।',
  },
  shortlist: { name: 'शॉर्टलिस्ट', description: 'आपके सेव किए हुए कॉलेज और सीटें।' },
  sharedList: {
    name: 'शेयर की हुई चॉइस लिस्ट',
    description: 'एक छात्र ने अपनी चॉइस लिस्ट आपके साथ शेयर की है।',
  },
  editProfile: { name: 'प्रोफ़ाइल बदलें', description: 'आपका ईमेल, फ़ोन और पता।' },
  adminHome: { name: 'Admin', description: 'The admin console.' },
  adminUsers: { name: 'Users', description: 'All accounts.' },
  adminFiles: { name: 'Files', description: 'Documents that students see as alerts.' },
  adminAlerts: { name: 'Alerts', description: 'Alerts for students: who sees them, and when.' },
  adminChat: { name: 'Chat', description: 'Conversations with students.' },
  adminMessages: { name: 'Inbox', description: 'Messages from the contact form.' },
  adminPayments: { name: 'Payments', description: 'All orders of both payment providers.' },
  adminData: { name: 'Data', description: 'Import and publication of official lists.' },
  adminFigures: {
    name: 'Figures',
    description: 'Figures by day, and what the help bot cannot answer.',
  },
  adminAudit: { name: 'Audit trail', description: 'Every change by staff.' },
  undoEmailChange: {
    name: 'ईमेल का बदलाव वापस लें',
    description: 'अपने अकाउंट का पुराना ईमेल वापस पाएँ।',
  },
  notFound: { name: 'पेज नहीं मिला', description: 'इस पते पर कोई पेज नहीं है।' },
} satisfies Texts<typeof english.pageTexts>;
