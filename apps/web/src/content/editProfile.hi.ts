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
    role: 'भूमिका',
    category: 'काउंसलिंग कैटेगरी',
    rollNumber: 'रोल नंबर',
    rank: 'रैंक (AIR)',
  },
  actions: 'जल्दी से करें',
  changePassword: 'पासवर्ड बदलें',
  changePasswordNote: 'पासवर्ड बदलने का काम एक सुरक्षित फ़ॉर्म में होगा।',
  passwordHint: 'हम आपको लॉगआउट करके ईमेल पर कोड भेजते हैं। उससे आप नया पासवर्ड बनाते हैं।',
  resetPassword: 'ईमेल से पासवर्ड बदलें',
  missing: '—',
} satisfies Texts<typeof english.content>;

export const pendingEmail = {
  heading: 'अपना नया ईमेल वेरिफ़ाई करें',
  explanation: (email, present) =>
    `${email} पर भेजा गया कोड भरें। तब तक लॉगिन ${present} से होगा, और दूसरे कोड वहीं जाएँगे।`,
  code: 'वेरिफ़िकेशन कोड',
  lifetime: 'हमारे ईमेल में आया 6 अंकों का कोड। यह 10 मिनट तक चलता है।',
  verify: 'ईमेल वेरिफ़ाई करें',
  resend: (seconds) => (seconds > 0 ? `${seconds} सेकंड में कोड फिर भेजें` : 'कोड फिर भेजें'),
  change: 'ईमेल बदलें',
  cancel: 'बदलाव रद्द करें',
} satisfies Texts<typeof english.pendingEmail>;
