import type { Texts } from '@seatwise/flows/shared';
import type * as english from './editProfile.ts';

export const content = {
  contact: 'संपर्क की जानकारी',
  edit: 'संपर्क की जानकारी बदलें',
  email: 'ईमेल',
  phone: 'फ़ोन',
  save: 'बदलाव सेव करें',
  saving: 'सेव हो रहा है...',
  cancel: 'रद्द करें',
  lastUpdated: (time) => `आखिरी बदलाव: ${time}`,
  glance: 'प्रोफ़ाइल एक नज़र में',
  glanceTerms: {
    username: 'नाम',
    id: 'यूज़र ID',
    role: 'प्लान',
    category: 'परीक्षा',
    rollNumber: 'रोल नंबर',
    rank: 'रैंक (AIR)',
  },
  ownRank: (rank) => `रैंक ${rank}`,
  actions: 'पासवर्ड',
  changePassword: 'पासवर्ड बदलें',
  changePasswordNote: 'पासवर्ड एक सुरक्षित फ़ॉर्म में बदला जाता है।',
  passwordHint: 'हम आपको लॉगआउट करके ईमेल पर OTP भेजते हैं। उससे आप नया पासवर्ड बनाते हैं।',
  resetPassword: 'ईमेल से पासवर्ड बदलें',
  missing: '—',
} satisfies Texts<typeof english.content>;

export const pendingEmail = {
  heading: 'अपना नया ईमेल वेरिफ़ाई करें',
  explanation: (email, present) =>
    `${email} पर भेजा गया OTP भरें। तब तक लॉगिन ${present} से होगा, और दूसरे OTP वहीं जाएँगे।`,
  code: 'OTP',
  lifetime: 'हमने जो ईमेल भेजा, उसका 6 नंबरों का OTP। यह 10 मिनट तक चलता है।',
  verify: 'ईमेल वेरिफ़ाई करें',
  resend: (seconds) => (seconds > 0 ? `${seconds} सेकंड में OTP फिर भेजें` : 'OTP फिर भेजें'),
  change: 'ईमेल बदलें',
  cancel: 'बदलाव रद्द करें',
} satisfies Texts<typeof english.pendingEmail>;

export const guardian = {
  heading: 'आपके माता-पिता या अभिभावक की पुष्टि चाहिए',
  explanation:
    'आपकी उम्र 18 साल से कम है। प्लान खरीदने के लिए वह OTP चाहिए जो हम आपके माता-पिता या अभिभावक को ईमेल करेंगे। जो मुफ़्त है, वह इसके बिना चलता है।',
  email: 'उनका ईमेल',
  send: 'उन्हें OTP भेजें',
  sent: (email) => `हमने ${email} पर OTP भेज दिया है।`,
  code: 'उनका OTP',
  lifetime: 'उन्हें भेजे ईमेल का 6 नंबरों का OTP। यह एक दिन चलता है।',
  confirm: 'पुष्टि करें',
  confirmed: 'धन्यवाद। अब आप प्लान खरीद सकते हैं।',
  failed: 'यह नहीं हो पाया। कृपया फिर कोशिश करें।',
} satisfies Texts<typeof english.guardian>;

export const ownData = {
  heading: 'आपका डेटा',
  explanation: 'आपके बारे में हमारे पास जो कुछ है, उसे डाउनलोड करें: प्रोफ़ाइल, जवाब, लिस्ट, मैसेज और पेमेंट।',
  download: 'मेरा डेटा डाउनलोड करें',
  fileName: 'seatwise-my-data.json',
  downloadFailed: 'हम आपका डेटा नहीं ला पाए। कृपया फिर कोशिश करें।',
  remove: 'मेरा अकाउंट हटाएँ',
  question: 'अपना अकाउंट हटाएँ?',
  consequences:
    'आपका प्लान, लिस्ट, शॉर्टलिस्ट, जवाब और मैसेज हट जाएँगे, और हम इन्हें वापस नहीं ला सकते। टैक्स कानून के कारण हम आपके पेमेंट रखते हैं। हम आपको लॉगआउट करके ईमेल पर बता देंगे।',
  password: 'आपका पासवर्ड',
  confirm: 'अकाउंट हमेशा के लिए हटाएँ',
  keep: 'अकाउंट रहने दें',
  removeFailed: 'हम आपका अकाउंट नहीं हटा पाए। कुछ नहीं बदला। कृपया फिर कोशिश करें।',
} satisfies Texts<typeof english.ownData>;
