import { notLoaded, type Texts } from '@seatwise/flows/shared';
import type * as english from './finder.ts';

export const content = {
  title: 'कॉलेज खोजें',
  subtitle: 'कोर्स और राज्य से कॉलेज खोजें: जल्दी, साफ़ और आँकड़ों के साथ।',
  question: 'मेरी रैंक पर सीट कहाँ मिल जाती?',
  hero: 'अपना चांस देखें',
  ownRank: 'आपकी रैंक',
  addRank: 'अपनी रैंक जोड़ें',
  program: 'कोर्स',
  state: 'राज्य',
  reset: 'फिर से शुरू करें',
  search: 'खोजें',
  caption: 'कॉलेज',
  columns: {
    instNm: 'कॉलेज',
    program: 'कोर्स',
    quotaName: 'कोटा',
    state: 'राज्य',
    seats: 'सीटें',
  },
  missing: '—',
  noProgram: '— कोर्स पता नहीं',
  empty: 'कुछ नहीं मिला',
  noMatrix: (exam) =>
    `NEET ${exam} की सीटों की कोई लिस्ट नहीं निकली, जो हम यहाँ ला पाते। हर राउंड से पहले mcc.nic.in पर सीट मैट्रिक्स देखें।`,
  stale: 'ये सीटें आपकी पिछली बार की हैं। हम नए बदलाव नहीं देख पाए।',
  failed: notLoaded('सीटें'),
  backToPrediction: 'अपने प्रेडिक्शन पर वापस',
  rows: (count) => `सीट मैट्रिक्स की ${count} लाइनें`,
  seats: (count, rows) => `सीट मैट्रिक्स की ${rows} लाइनों में ${count} सीटें`,
  seatsOrMore: (count, rows) => `सीट मैट्रिक्स की ${rows} लाइनों में ${count} या ज़्यादा सीटें`,
  loading: (count) => `लोड हो रहा है: अब तक ${count} लाइनें`,
} satisfies Texts<typeof english.content>;
