import { plural, type Texts } from '@seatwise/flows/shared';
import type * as english from './events.ts';

export const content = {
  heading: 'ताज़ा अलर्ट',
  subtitle: 'काउंसलिंग के शेड्यूल, नोटिस और रिजल्ट।',
  searchLabel: 'अलर्ट खोजें',
  search: 'अलर्ट खोजें...',
  exam: 'परीक्षा',
  allExams: 'सभी परीक्षाएँ',
  order: { descending: 'सबसे नए पहले', ascending: 'सबसे पुराने पहले' },
  found: (count) => plural(count, { other: '# अलर्ट' }),
  pages: 'अलर्ट के पेज',
  nothingFound: 'इस नाम का कोई अलर्ट नहीं है',
  nothingFoundHint: 'छोटा शब्द लिखें, जैसे कोई राउंड या राज्य।',
  clear: 'खोज हटाएँ',
} satisfies Texts<typeof english.content>;
