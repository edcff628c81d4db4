import type { Texts } from '@seatwise/flows/shared';
import type * as english from './login.ts';

export const content = {
  heading: 'फिर से स्वागत है',
  promise: 'अपनी काउंसलिंग और अलर्ट के लिए लॉगिन करें।',
  rollnumberOrEmail: 'ईमेल / रोल नंबर',
  password: 'पासवर्ड',
  rollnumberOrEmailMissing: 'अपना ईमेल या रोल नंबर भरें।',
  passwordShort:
    'आपके पासवर्ड में कम से कम 8 अक्षर हैं। भूल गए हों या छोटा पासवर्ड मिला हो, तो "पासवर्ड बदलें" दबाएँ।',
  remember: 'मुझे याद रखें',
  reset: 'पासवर्ड बदलें',
  submit: 'लॉगिन',
  submitting: 'लॉगिन हो रहा है...',
  newHere: 'Seatwise पर नए हैं?',
  signUp: 'साइन अप करें',
  agree: 'लॉगिन करके आप ये मानते हैं:',
} satisfies Texts<typeof english.content>;

export const verification = {
  heading: 'अपना ईमेल वेरिफ़ाई करें',
  promise: 'बस एक कदम बाकी है: हमारे ईमेल में आया कोड भरें।',
  email: 'रजिस्टर किया हुआ ईमेल',
  send: 'रजिस्टर किए हुए ईमेल पर OTP भेजें',
  otp: 'OTP',
  verify: 'OTP वेरिफ़ाई करें',
  resend: 'OTP फिर से भेजें',
  wait: (seconds) => `${seconds} सेकंड में फिर भेजें`,
  lifetime: 'हमारे ईमेल में आया 6 अंकों का कोड। यह 10 मिनट तक चलता है।',
  cancel: 'रद्द करें',
  mistyped: 'ईमेल बदलें',
  correct: 'सही ईमेल',
  correctHint: 'हम कोड अब इस ईमेल पर भेजेंगे।',
  submitCorrect: 'वहाँ कोड भेजें',
} satisfies Texts<typeof english.verification>;

export const reset = {
  heading: 'अपना पासवर्ड बदलें',
  promise: 'हम आपको ईमेल पर कोड भेजेंगे। उसे भरें और नया पासवर्ड बनाएँ।',
  steps: ['ईमेल भरें', 'OTP भरें', 'नया पासवर्ड बनाएँ'],
  email: 'ईमेल',
  send: 'OTP भेजें',
  otp: 'OTP',
  verify: 'OTP वेरिफ़ाई करें',
  newPassword: 'नया पासवर्ड',
  submit: 'नया पासवर्ड सेव करें',
  back: 'लॉगिन पर वापस जाएँ',
  problems: {
    enterEmail: 'ईमेल भरें, जैसे name@example.com.',
    enterOtp: 'हमारे ईमेल में आया 6 अंकों का कोड भरें।',
    setPassword: '8 से 128 अक्षर रखें।',
  },
} satisfies Texts<typeof english.reset>;

export const passwordRuleLabels = {
  length: 'कम से कम 8 अक्षर',
  uppercase: 'अंग्रेज़ी का एक बड़ा अक्षर (A–Z)',
  lowercase: 'अंग्रेज़ी का एक छोटा अक्षर (a–z)',
  digit: 'एक अंक',
  symbol: 'एक चिह्न, जैसे @ या #',
} satisfies Texts<typeof english.passwordRuleLabels>;
