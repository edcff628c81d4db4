import type { Texts } from '@seatwise/flows/shared';
import type * as english from './collegeCosts.ts';

export const pgCosts = {
  title: 'PG सीटें: फीस, स्टाइपेंड, बॉन्ड',
  seats: (seats) =>
    seats === 'PG, National Board'
      ? 'नेशनल बोर्ड की सीटें (DNB, डिप्लोमा)'
      : 'यूनिवर्सिटी की सीटें (MD, MS, डिप्लोमा)',
  fee: 'साल की फीस',
  feeHint: 'डीम्ड और मैनेजमेंट सीटें ज़्यादा महँगी हैं: कॉलेज से पूछें।',
  stipend: 'स्टाइपेंड, पहला साल',
  bond: 'सेवा बॉन्ड',
  leaving: (rupees) => `कोर्स छोड़ने पर: ${rupees}`,
  bondHint: 'इस कॉलेज के, या राज्य के दूसरे कॉलेजों के बॉन्ड फ़ॉर्म से। कॉलेज से उसका अपना बॉन्ड पूछें।',
  unknown: (facts) => `हमें पता नहीं: ${facts}। लिस्ट में डालने से पहले कॉलेज से पूछें।`,
} satisfies Texts<typeof english.pgCosts>;

export const stateFees = {
  title: (count) => `राज्य की ${count} तरह की सीटों की फीस`,
  line: (program, seats, rupees) => `${program}, ${seats}: साल में ${rupees}`,
} satisfies Texts<typeof english.stateFees>;
