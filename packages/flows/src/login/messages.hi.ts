import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  invalidRequest: 'यह जानकारी सही नहीं है',
  emailNotVerified: 'ईमेल वेरिफ़ाई नहीं हुआ है। अपना ईमेल वेरिफ़ाई करें।',
  network: 'इंटरनेट में दिक्कत है। कनेक्शन जाँचें।',
  failed: 'लॉगिन नहीं हो पाया।',
  failedWithoutAnswer: 'लॉगिन नहीं हो पाया। फिर कोशिश करें।',
  noEmailToSendTo: 'OTP भेजने के लिए ईमेल नहीं है।',
  networkWhileSending: 'OTP भेजते समय इंटरनेट में दिक्कत हुई।',
  sendFailed: 'OTP नहीं भेजा जा सका।',
  otpSent: (email) => `OTP ${email} पर भेजा गया`,
  invalidOtp: 'सही OTP भरें।',
  emailAndOtpRequired: 'ईमेल और OTP दोनों भरें।',
  noEmailToVerify: 'वेरिफ़ाई करने के लिए ईमेल नहीं है।',
  otpRefused: 'OTP गलत है या उसका समय खत्म हो गया।',
  verifyFailed: 'OTP वेरिफ़ाई नहीं हो पाया। फिर कोशिश करें।',
  verified: 'ईमेल वेरिफ़ाई हो गया। लॉगिन हो रहा है...',
  retryFailed: 'लॉगिन दोबारा नहीं हो पाया। फिर से लॉगिन करें।',
} satisfies Texts<typeof english.messages>;

export const ownMessages = {
  verifiedOnly: 'ईमेल वेरिफ़ाई हो गया। अब लॉगिन करें।',
  invalidEmail: 'सही ईमेल भरें।',
  correctionFailed: 'ईमेल नहीं बदला जा सका। फिर कोशिश करें।',
  correctionUnknown: 'ईमेल यहाँ नहीं बदला जा सकता। हमसे संपर्क करें।',
} satisfies Texts<typeof english.ownMessages>;
