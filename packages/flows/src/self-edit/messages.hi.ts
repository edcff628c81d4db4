import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  invalidEmail: 'सही ईमेल भरें।',
  failureHeading: 'बदलाव नहीं हुआ:',
  saved: 'हो गया! आपकी संपर्क की जानकारी बदल गई।',
  unexpectedText: 'सर्वर से ऐसा जवाब आया, जो हम नहीं समझ पाए।',
  unknownAnswer: 'सर्वर का जवाब समझ नहीं आया।',
  network: 'इंटरनेट या सर्वर में दिक्कत है। थोड़ी देर बाद कोशिश करें।',
} satisfies Texts<typeof english.messages>;

export const ownMessages = {
  confirmEmail: (email) => `नया ईमेल पक्का करने के लिए ${email} पर भेजा गया OTP भरें।`,
  codeMissing: 'ईमेल में आया OTP भरें।',
  codeRefused: 'OTP गलत है या उसका समय खत्म हो गया।',
  codeSent: (email) => `हमने ${email} पर नया OTP भेजा है।`,
  emailVerified: (email) => `अब आपका ईमेल ${email} है। लॉगिन इसी से करें।`,
  changeCancelled: 'आपका ईमेल नहीं बदला है।',
} satisfies Texts<typeof english.ownMessages>;
