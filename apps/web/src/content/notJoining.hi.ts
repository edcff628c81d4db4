import type { Texts } from '@seatwise/flows/shared';
import type * as english from './notJoining.ts';

export const page = {
  heading: 'सीट न लेने पर क्या होता है?',
  lead: 'सीट मिली है और तय नहीं कर पा रहे? देखें, हर राउंड में सीट छोड़ने पर क्या नुकसान होता है।',
  exams: {
    UG: 'NEET UG: MBBS, BDS, B.Sc Nursing',
    PG: 'NEET PG: MD, MS, DNB',
    MDS: 'NEET MDS',
  },
  lastSeason: (exam, season) =>
    `सबसे नए नियम, जो हमें पता हैं, NEET ${exam} ${season} के हैं। कुछ नियम उससे पुराने हैं: हर नियम के नीचे उसका साल लिखा है।`,
  warning: {
    title: 'नियम हर सीज़न बदलते हैं',
    text: 'आपके साल का MCC बुलेटिन ही मान्य है। ये नियम हम MCC के नोटिस की खबरों से लेते हैं। राज्य अपनी सीटों के लिए अलग नियम रख सकते हैं।',
  },
  bulletin: 'mcc.nic.in खोलें',
  notMds:
    'MDS में भी PG जैसे चार राउंड हैं। बाद के राउंड के MDS नियमों की कोई खबर हमें नहीं मिली। PG के नियम मानकर चलें और बुलेटिन देखें।',
  aspects: {
    notJoining: 'अगर आप सीट न लें',
    resignation: 'अगर सीट लेकर बाद में छोड़ें',
    resignationForm: 'सीट कैसे छोड़ें',
    upgrade: 'बेहतर सीट के लिए अपग्रेडेशन',
    movingUp: 'अगर अपग्रेडेशन मिल जाए',
    registration: 'रजिस्ट्रेशन कौन कर सकता है',
    reservedSeats: 'खाली आरक्षित सीटें',
    restrictedSeats: 'खाली NRI और माइनॉरिटी सीटें',
    states: 'राज्यों की काउंसलिंग',
  },
  more: (round) => `${round} के सभी नियम`,
  unknown: (aspects, seeBulletin) => `हमें यह पता नहीं: ${aspects.join(', ')}। ${seeBulletin}`,
  money: {
    heading: 'सिक्योरिटी मनी कितनी है?',
    rows: [
      {
        text: 'NEET UG, ऑल इंडिया कोटा: ₹10,000; आरक्षित कैटेगरी और दिव्यांग के लिए ₹5,000। डीम्ड यूनिवर्सिटी: ₹2,00,000। दोनों में भरें, तो सिर्फ़ बड़ी रकम देनी है।',
        from: 'MCC के सवाल-जवाब की कॉपी, जुलाई 2023',
        url: 'https://www.scribd.com/document/700920426/2023071958',
      },
      {
        text: 'NEET PG, ऑल इंडिया कोटा: ₹25,000; आरक्षित कैटेगरी के लिए ₹10,000। एक खबर के मुताबिक सबके लिए ₹25,000।',
        from: 'Tabindia',
        url: 'https://tabindia.org/article/details/48/faqs-regarding-mcc-registration-fee-&-security-deposit',
      },
      {
        text: 'NEET PG, 2024 का स्पेशल स्ट्रे राउंड: ₹50,000; डीम्ड यूनिवर्सिटी ₹3,00,000।',
        from: 'Edex Live, 6 मार्च 2025',
        url: 'https://www.edexlive.com/news/2025/Mar/06/neet-pg-2024-mcc-opens-registration-for-special-stray-vacancy-round-counselling-here-are-all-details',
      },
    ],
  },
  states: {
    heading: 'राज्य इससे ज़्यादा भी माँग सकते हैं',
    rows: [
      {
        text: 'राजस्थान, NEET UG 2025 का स्ट्रे राउंड: सीट न लें, तो पूरी फीस या ₹10 लाख देने होंगे।',
        from: 'ETV Bharat, 14 नवंबर 2025',
        url: 'https://www.etvbharat.com/en/bharat/neet-ug-2025-candidates-must-pay-full-mbbs-fees-if-they-do-not-join-allotted-seat-in-stray-vacancy-round-enn25111400887',
      },
    ],
  },
} satisfies Texts<typeof english.page>;

export const ruleSource = {
  of: (exams, season) => `NEET ${exams.join(' और ')} ${season} का नियम:`,
  report: (publisher, date) => `${publisher}, ${date}`,
} satisfies Texts<typeof english.ruleSource>;

export const hint = {
  ifAllotted: (round, sentence) => `${round} में सीट मिले और आप न लें: ${sentence}`,
  all: 'सीट न लेने पर क्या होता है?',
} satisfies Texts<typeof english.hint>;
