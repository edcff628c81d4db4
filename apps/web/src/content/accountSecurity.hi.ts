import { plural, type Texts } from '@seatwise/flows/shared';
import type * as english from './accountSecurity.ts';

export const codeField = {
  label: 'कोड',
  hint: 'ऑथेंटिकेटर ऐप के 6 नंबर, या आपका कोई रिकवरी कोड।',
  firstHint: 'ऑथेंटिकेटर ऐप के 6 नंबर।',
} satisfies Texts<typeof english.codeField>;

export const secondStep = {
  heading: 'अपना कोड भरें',
  promise: 'इस अकाउंट के लॉगिन पर कोड चालू है।',
  submit: 'लॉगिन करें',
  cancel: 'रद्द करें',
  lost: 'फ़ोन और रिकवरी कोड दोनों खो गए? सुपर एडमिन आपका कोड वाला लॉगिन हटा सकते हैं।',
} satisfies Texts<typeof english.secondStep>;

export const ownerProof = {
  title: 'क्या यह आप हैं?',
  reason: 'इस बदलाव के लिए पासवर्ड फिर से चाहिए। उसके बाद दस मिनट तक हम नहीं पूछेंगे।',
  password: 'आपका पासवर्ड',
  confirm: 'पक्का करें',
  cancel: 'रद्द करें',
  failed: 'हम यह जाँच नहीं पाए। फिर कोशिश करें।',
  missing: 'लॉगिन पर कोड चालू करें',
  missingMessage: 'कंसोल तभी खुलता है जब आपके अकाउंट के लॉगिन पर कोड चालू हो। उसे अपनी प्रोफ़ाइल में चालू करें।',
  toProfile: 'मेरी प्रोफ़ाइल खोलें',
} satisfies Texts<typeof english.ownerProof>;

export const sessions = {
  heading: 'आप कहाँ-कहाँ लॉगिन हैं',
  more: (count) => plural(count, { other: '# और डिवाइस' }),
  hint: 'कोई डिवाइस आपका नहीं है? उसे लॉगआउट करें, फिर नया पासवर्ड बनाएँ।',
  loading: 'आपके डिवाइस लोड हो रहे हैं',
  failed: 'आपके डिवाइस लोड नहीं हो पाए।',
  device: (browser, system) => `${system} पर ${browser}`,
  unknown: 'अनजान डिवाइस',
  current: 'यह डिवाइस',
  times: (started, used) => `लॉगिन: ${started}, आखिरी इस्तेमाल: ${used}`,
  end: 'लॉगआउट',
  endOthers: 'बाकी सब जगह से लॉगआउट करें',
  ended: 'वहाँ से लॉगआउट हो गया।',
  endedOthers: 'बाकी सब जगह से लॉगआउट हो गया।',
  endFailed: 'लॉगआउट नहीं हो पाया। फिर कोशिश करें।',
} satisfies Texts<typeof english.sessions>;

export const secondFactor = {
  heading: 'लॉगिन पर कोड',
  loading: 'लॉगिन पर कोड की जानकारी लोड हो रही है',
  failed: 'लॉगिन पर कोड की जानकारी लोड नहीं हो पाई।',
  off: 'बंद है। चालू करने पर सिर्फ़ चुराए हुए पासवर्ड से कोई आपका अकाउंट नहीं खोल पाएगा: हर लॉगिन पर आपके फ़ोन के ऐप का कोड भी चाहिए होगा।',
  required: 'जब तक आप इसे चालू नहीं करते, कंसोल आपके लिए बंद है।',
  on: (since) => `${since} से चालू है। हर लॉगिन पर आपके ऑथेंटिकेटर ऐप का कोड चाहिए।`,
  left: (count) => `${count} रिकवरी कोड बचे हैं।`,
  turnOn: 'चालू करें',
  turnOff: 'बंद करें',
  actionFailed: 'यह नहीं हो पाया। फिर कोशिश करें।',
  scan: 'इसे अपने ऑथेंटिकेटर ऐप से स्कैन करें',
  scanHint:
    'TOTP कोड वाला कोई भी ऐप चलेगा। ऐप इसी फ़ोन में है? उसे यहाँ से खोलें, या कुंजी टाइप करें। चालू होते ही आप बाकी सब जगह से लॉगआउट हो जाएँगे।',
  qr: 'आपके अकाउंट का QR कोड',
  open: 'मेरे ऑथेंटिकेटर ऐप में खोलें',
  key: 'कुंजी',
  confirm: 'इस कोड से चालू करें',
  cancel: 'रद्द करें',
  recovery: 'अपने रिकवरी कोड सँभाल कर रखें',
  recoveryHint:
    'हर कोड एक बार फ़ोन के बिना लॉगिन कराता है। हम इन्हें सिर्फ़ अभी दिखाते हैं, और ऐसा कुछ नहीं रखते जिससे ये पढ़े जा सकें। इन्हें प्रिंट करें, या पासवर्ड मैनेजर में रखें।',
  codes: 'रिकवरी कोड',
  download: 'कोड डाउनलोड करें',
  fileName: 'seatwise-recovery-codes.txt',
  done: 'मैंने रख लिए',
  offQuestion: 'लॉगिन पर कोड बंद करें?',
  offConsequence: 'फिर आपका अकाउंट सिर्फ़ पासवर्ड से खुलेगा। हम आपको ईमेल से बताएँगे।',
  password: 'आपका पासवर्ड',
} satisfies Texts<typeof english.secondFactor>;
