import type { frame as englishFrame, texts as english } from './texts.ts';

export const texts: Record<
  keyof typeof english,
  (value: string) => readonly [subject: string, text: string]
> = {
  verificationCode: (code) => [
    'अपना ईमेल वेरिफ़ाई करें',
    `इस ईमेल को वेरिफ़ाई करने का आपका Seatwise कोड ${code} है। यह दस मिनट तक चलता है। आपने यह नहीं माँगा? तो आपको कुछ नहीं करना है।`,
  ],
  resetCode: (code) => [
    'अपना पासवर्ड बदलें',
    `नया पासवर्ड बनाने का आपका Seatwise कोड ${code} है। यह दस मिनट तक चलता है। इसे किसी को न दें। आपने यह नहीं माँगा? तो आपका पासवर्ड वही रहेगा।`,
  ],
  passwordChanged: () => [
    'आपका पासवर्ड बदला गया',
    'आपका Seatwise पासवर्ड बदला गया, और हमने आपके सभी डिवाइस लॉगआउट कर दिए। यह आपने नहीं किया? लॉगिन पेज पर अभी «पासवर्ड बदलें» दबाएँ, और हमें लिखें।',
  ],
  emailChanged: (now) => [
    'आपके अकाउंट का ईमेल बदला गया',
    `आपके Seatwise अकाउंट का ईमेल अब ${now} है। यह आपने नहीं किया? बदलाव वापस लेने के लिए सात दिन में यह लिंक खोलें।`,
  ],
  emailRestored: (now) => [
    'ईमेल का बदलाव वापस लिया गया',
    `${now} के मालिक ने बदलाव वापस ले लिया। अब किसी Seatwise अकाउंट का यह पता नहीं है।`,
  ],
  accountDeleted: () => [
    'आपका अकाउंट मिटा दिया गया',
    'आपका Seatwise अकाउंट और उसका डेटा मिटा दिया गया। आपके पेमेंट हम टैक्स कानून के कारण रखते हैं। यह आपने नहीं किया? हमें लिखें।',
  ],
};

export const frame: typeof englishFrame = {
  open: 'लिंक खोलें',
  signature: (operator) => `Seatwise, ${operator} की ओर से`,
};
