import type { Texts } from '@seatwise/flows/shared';
import type * as english from './undoEmailChange.ts';

export const undoEmailChange = {
  heading: 'ईमेल का बदलाव वापस लें',
  hint: 'यह लिंक हमने आपके अकाउंट के पुराने ईमेल पर भेजा है।',
  explanation:
    'आपके अकाउंट में पुराना ईमेल वापस आ जाएगा। हम हर डिवाइस को लॉगआउट कर देंगे, और आपका पासवर्ड नहीं चलेगा। फिर नया पासवर्ड बनाएँ।',
  undo: 'बदलाव वापस लें',
  done: (email) => `आपके अकाउंट का ईमेल फिर से ${email} है।`,
  next: 'हमने हर डिवाइस को लॉगआउट कर दिया। पुराना पासवर्ड अब नहीं चलता। लॉगिन पेज पर “पासवर्ड भूल गए?” दबाकर नया बनाएँ।',
  login: 'लॉगिन पर जाएँ',
  invalidHint: 'यह लिंक अधूरा है। हमारे ईमेल का लिंक फिर से खोलें, या उसे पूरा कॉपी करें।',
  home: 'होम पेज पर जाएँ',
} satisfies Texts<typeof english.undoEmailChange>;
