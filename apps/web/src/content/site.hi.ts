import type { Texts } from '@seatwise/flows/shared';
import type * as english from './site.ts';

export { contact, operator, social } from './site.ts';

export const site = {
  name: 'Seatwise',
  claim: 'NEET UG, MDS और PG काउंसलिंग: कॉलेज प्रेडिक्शन, ताज़ा अलर्ट और काउंसलर की सलाह।',
  copyright: '© 2025 Seatwise',
} satisfies Texts<typeof english.site>;

export const counsellorHours = {
  opens: 9,
  closes: 21,
  opensAt: 'सुबह 9 बजे',
  closesAt: 'रात 9 बजे',
  label: 'सुबह 9 से रात 9 बजे (IST)',
  reply: '1 घंटे',
} satisfies Texts<typeof english.counsellorHours>;

export const withoutScript = 'आपके कॉलेज दिखाने के लिए Seatwise को JavaScript चाहिए।';

export const routeLoading = 'पेज लोड हो रहा है';

export const navigation = {
  login: 'लॉगिन',
  createAccount: 'अकाउंट बनाएँ',
  events: 'अलर्ट',
  plans: 'प्लान',
  services: 'सेवाएँ',
  contact: 'संपर्क',
  console: 'कंसोल',
  dashboard: 'मेरा डैशबोर्ड',
  prediction: 'कॉलेज प्रेडिक्शन',
  colleges: 'कॉलेज',
  choices: 'चॉइस',
  shortlist: 'शॉर्टलिस्ट',
  editProfile: 'प्रोफ़ाइल बदलें',
  logout: 'लॉगआउट',
  loggingOut: 'लॉगआउट हो रहा है…',
  account: (name) => `${name} का अकाउंट`,
  newMessages: () => 'नए चैट मैसेज',
  chat: 'चैट',
  thumb: { dashboard: 'होम', prediction: 'प्रेडिक्ट' },
  skip: 'सीधे पेज पर जाएँ',
} satisfies Texts<typeof english.navigation>;

export const footer = {
  services: 'सेवाएँ',
  events: 'ताज़ा अलर्ट',
  plans: 'प्लान',
  collegeLists: 'राज्य और कोर्स के हिसाब से कॉलेज',
  accuracy: 'हमारे प्रेडिक्शन कितने सही निकले?',
  notJoining: 'अगर आप सीट न लें',
  glossary: 'शब्दों के मतलब',
  faqs: 'आम सवाल',
  contact: 'संपर्क करें',
  chat: 'चैट सपोर्ट',
  terms: 'नियम व शर्तें',
  privacy: 'प्राइवेसी',
  aboutTranslation: 'हिन्दी पेजों के बारे में',
} satisfies Texts<typeof english.footer>;

export const forStudents = {
  text: 'यह पेज छात्रों के लिए है। आप स्टाफ़ के तौर पर लॉगिन हैं। आपको रैंक या प्लान की ज़रूरत नहीं है।',
  toConsole: 'कंसोल खोलें',
} satisfies Texts<typeof english.forStudents>;

export const theme = {
  label: 'थीम',
  system: 'डिवाइस जैसी',
  light: 'लाइट',
  dark: 'डार्क',
} satisfies Texts<typeof english.theme>;

export const session = {
  title: 'Seatwise',
  ending: 'कुछ मिनट में आप लॉगआउट हो जाएँगे। अपना काम सेव करें और फिर लॉगिन करें।',
  change: (name, before, after) => `${name}: ${after} (पहले: ${before})।`,
  changed: (changes) =>
    `आपकी जानकारी बदल गई है। ${changes.join(' ')} अब से हम नई जानकारी इस्तेमाल करेंगे।`,
} satisfies Texts<typeof english.session>;

export const offline = {
  text: 'आप ऑफ़लाइन हैं। इंटरनेट आते ही हम बाकी लोड कर देंगे।',
  student: 'आप ऑफ़लाइन हैं। जो पेज आपने पहले खोले थे, वे अब भी काम करते हैं:',
  heading: 'आप ऑफ़लाइन हैं',
  hint: 'यह पेज इस डिवाइस पर पहले नहीं खुला है। इंटरनेट आते ही हम इसे खोल देंगे।',
} satisfies Texts<typeof english.offline>;

export const newVersion = {
  heading: 'Seatwise का नया वर्ज़न आ गया है',
  hint: 'हम आपके लिए पेज फिर से लोड कर रहे हैं। आपने जो लिखा है, वह सुरक्षित है।',
} satisfies Texts<typeof english.newVersion>;

export const failure = {
  heading: 'कुछ गड़बड़ हो गई',
  hint: 'हम यह पेज नहीं दिखा पाए। आपने जो लिखा है, वह सुरक्षित है।',
  again: 'फिर कोशिश करें',
} satisfies Texts<typeof english.failure>;

export const notFound = {
  heading: 'पेज नहीं मिला',
  hint: 'पता दोबारा देखें, शायद लिखने में गलती हो। हो सकता है कि पेज की जगह बदल गई हो।',
  home: 'होम पेज पर जाएँ',
} satisfies Texts<typeof english.notFound>;

export const agreement = {
  terms: 'नियम व शर्तें',
  and: 'और',
  privacy: 'प्राइवेसी',
} satisfies Texts<typeof english.agreement>;
