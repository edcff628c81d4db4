import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const marksTexts = {
  locale: 'hi-IN',
  about: (rank, year) => `${year} में लगभग ${rank}`,
  range: (from, to, year) => `${year} में ${from} से ${to}`,
  ranks: (marks, years) => `${marks} मार्क्स पर रैंक थी: ${years}।`,
  unknown: (marks) => `पिछले सालों में ${marks} मार्क्स पर कौन सी रैंक आई, यह हमें पता नहीं है।`,
  impossible: (marks) =>
    `${marks} मार्क्स किसी भी तरह नहीं बनते: सही जवाब के 4 मिलते हैं, गलत का 1 कटता है। अपने मार्क्स फिर देखें।`,
  notMarks: 'मार्क्स 0 से 720 तक की पूरी संख्या हैं।',
  warning: 'रैंक आ जाए, तो उसी से देखें: उतने ही मार्क्स पर दूसरे सालों में दूसरी रैंक आई थी।',
} satisfies Texts<typeof english.marksTexts>;
