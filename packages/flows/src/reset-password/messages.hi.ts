import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  sendFailed: 'OTP नहीं भेजा जा सका। फिर कोशिश करें।',
  invalidOtp: 'सही OTP भरें।',
  invalidPassword: 'सही पासवर्ड भरें।',
  emailAndOtpRequired: 'ईमेल और OTP दोनों भरें।',
  network: 'इंटरनेट में दिक्कत है। अपना कनेक्शन जाँचें।',
  otpRefused: 'OTP गलत है या उसका समय खत्म हो गया। नया OTP मँगाएँ।',
  passwordRefused: 'यह पासवर्ड नियमों के मुताबिक नहीं है। और मज़बूत पासवर्ड चुनें।',
  invalidRequest: 'यह जानकारी सही नहीं है। OTP जाँचें और फिर कोशिश करें।',
  unauthorised: 'इसकी अनुमति नहीं है। नया OTP मँगाएँ और फिर कोशिश करें।',
  server: 'सर्वर में दिक्कत है। थोड़ी देर बाद कोशिश करें।',
  failed: 'पासवर्ड नहीं बदला जा सका। फिर कोशिश करें।',
  done: 'पासवर्ड बदल गया।',
} satisfies Texts<typeof english.messages>;

export const ownMessages = {
  invalidEmail: 'अपने अकाउंट का ईमेल भरें।',
} satisfies Texts<typeof english.ownMessages>;
