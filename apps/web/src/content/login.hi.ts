import type { Texts } from '@seatwise/flows/shared';
import type * as english from './login.ts';

export const content = {
  heading: 'फिर से स्वागत है',
  promise: 'अपनी काउंसलिंग और अलर्ट के लिए लॉगिन करें।',
  rollnumberOrEmail: 'ईमेल / रोल नंबर',
  password: 'पासवर्ड',
  rollnumberOrEmailMissing: 'अपना ईमेल या रोल नंबर भरें।',
  passwordShort:
    'आपके पासवर्ड में कम से कम 8 अक्षर हैं। भूल गए हों या छोटा पासवर्ड मिला हो, तो “पासवर्ड भूल गए?” दबाएँ।',
  remember: 'मुझे याद रखें',
  reset: 'पासवर्ड भूल गए?',
  submit: 'लॉगिन',
  submitting: 'लॉगिन हो रहा है...',
  newHere: 'Seatwise पर नए हैं?',
  signUp: 'अकाउंट बनाएँ',
  agree: 'लॉगिन करके आप ये मानते हैं:',
} satisfies Texts<typeof english.content>;

export const verification = {
  heading: 'अपना ईमेल वेरिफ़ाई करें',
  promise: 'बस एक कदम बाकी है: हमने जो ईमेल भेजा, उसका OTP भरें।',
  email: 'रजिस्टर किया हुआ ईमेल',
  send: 'रजिस्टर किए हुए ईमेल पर OTP भेजें',
  otp: 'OTP',
  verify: 'OTP वेरिफ़ाई करें',
  resend: 'OTP फिर से भेजें',
  wait: (seconds) => `${seconds} सेकंड में फिर भेजें`,
  lifetime: 'हमने जो ईमेल भेजा, उसका 6 नंबरों का OTP। यह 10 मिनट तक चलता है।',
  cancel: 'रद्द करें',
  mistyped: 'ईमेल बदलें',
  correct: 'सही ईमेल',
  correctHint: 'हम OTP अब इस ईमेल पर भेजेंगे।',
  submitCorrect: 'वहाँ OTP भेजें',
} satisfies Texts<typeof english.verification>;

export const reset = {
  heading: 'नया पासवर्ड बनाएँ',
  promise: 'हम आपको ईमेल पर OTP भेजेंगे। उसे भरें और नया पासवर्ड बनाएँ। वह ईमेल अब नहीं है? “संपर्क” में हमें लिखें।',
  steps: ['ईमेल भरें', 'OTP भरें', 'नया पासवर्ड बनाएँ'],
  email: 'ईमेल',
  send: 'OTP भेजें',
  otp: 'OTP',
  verify: 'OTP वेरिफ़ाई करें',
  newPassword: 'नया पासवर्ड',
  unchecked: 'नया पासवर्ड सेव करते समय हम आपका OTP जाँचते हैं।',
  changeOtp: 'OTP बदलें',
  submit: 'नया पासवर्ड सेव करें',
  back: 'लॉगिन पर वापस जाएँ',
  problems: {
    enterEmail: 'ईमेल भरें, जैसे name@example.com',
    enterOtp: 'हमने जो ईमेल भेजा, उसका 6 नंबरों का OTP भरें।',
    setPassword: '8 से 128 अक्षर रखें।',
  },
} satisfies Texts<typeof english.reset>;

export const passwordRuleLabels = {
  length: 'कम से कम 8 अक्षर',
  uppercase: 'अंग्रेज़ी का एक बड़ा अक्षर (A–Z)',
  lowercase: 'अंग्रेज़ी का एक छोटा अक्षर (a–z)',
  digit: 'एक नंबर (0–9)',
  symbol: 'एक चिह्न, जैसे @ या #',
} satisfies Texts<typeof english.passwordRuleLabels>;

export const account = {
  heading: 'हर अकाउंट में मुफ़्त',
  gives: [
    'दिन में 3 कॉलेज प्रेडिक्शन',
    'आपकी चॉइस लिस्ट, और राउंड की प्रैक्टिस',
    'सभी अलर्ट और सरकारी नोटिस',
    'काउंसलर से चैट',
  ],
} satisfies Texts<typeof english.account>;
