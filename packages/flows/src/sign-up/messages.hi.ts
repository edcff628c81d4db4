import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  fullName: 'पूरा नाम भरें (कम से कम 2 अक्षर)।',
  email: 'सही ईमेल भरें।',
  phoneNumber: '10 नंबरों का सही फ़ोन नंबर भरें।',
  password: 'बड़ा अक्षर, छोटा अक्षर, नंबर (0–9) और चिह्न, चारों रखें।',
  confirmPassword: 'दोनों पासवर्ड अलग हैं।',
  rollNumber: 'रोल नंबर के आखिरी 8 नंबर भरें।',
  air: 'रैंक सिर्फ़ नंबरों (0–9) में लिखें; मार्क्स नहीं।',
  category: 'परीक्षा चुनें।',
  gender: 'जेंडर चुनें।',
  fixErrors: 'पहले गलतियाँ ठीक करें, फिर भेजें।',
  unexpected: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
} satisfies Texts<typeof english.messages>;

export const ownMessages = {
  created: 'आपका अकाउंट तैयार है। अब लॉगिन करें।',
  unreachable: 'Seatwise से संपर्क नहीं हो पाया। आपने जो लिखा है, वह यहीं है। इंटरनेट आने पर फिर कोशिश करें।',
  guardianAgrees: 'पहले माता-पिता या अभिभावक से पूछें, फिर इस पर टिक करें।',
  guardianContact: 'उनका 10 नंबरों का मोबाइल नंबर या उनका ईमेल भरें।',
} satisfies Texts<typeof english.ownMessages>;

export const genderNames = { M: 'पुरुष', F: 'महिला' } satisfies Texts<typeof english.genderNames>;
