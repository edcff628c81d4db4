import { notLoaded, plural, type Texts } from '@seatwise/flows/shared';
import type * as english from './counsellingDates.ts';

export const dates = {
  title: 'तारीखें',
  none: 'आगे कोई तारीख नहीं है।',
  lastSeason: {
    title: 'अंदाज़े के लिए: NEET UG 2025 की तारीखें',
    hint: 'MCC ने 2025 में पहले ये तारीखें दी थीं। बाद में ये हफ़्तों आगे बढ़ीं: राउंड 3 का रिजल्ट 18 अक्टूबर को आया।',
    began: (caption) => `${caption} · अभी तारीखें नहीं हैं। 2025 के लिए MCC ने पहले ये तारीखें दी थीं:`,
    firstDays: ['21 जुलाई', '12 अगस्त', '3 सितंबर', '22 सितंबर'],
    source: 'NDTV, MCC का 2025 का शेड्यूल',
    rounds: [
      ['राउंड 1', 'रजिस्ट्रेशन 21–28 जुलाई, रिजल्ट 31 जुलाई, कॉलेज जॉइन 1–6 अगस्त'],
      ['राउंड 2', 'रजिस्ट्रेशन 12–18 अगस्त, रिजल्ट 21 अगस्त'],
      ['राउंड 3', 'रजिस्ट्रेशन 3–8 सितंबर, रिजल्ट 11 सितंबर'],
      ['स्ट्रे राउंड', '22–25 सितंबर'],
    ],
  },
  failed: notLoaded('तारीखें'),
  before: 'पहले:',
  revised: 'बदली गई',
  moved: {
    'registration-opens': 'रजिस्ट्रेशन शुरू होने की तारीख अब',
    'registration-closes': 'रजिस्ट्रेशन और पेमेंट की आखिरी तारीख अब',
    'choices-close': 'चॉइस भरने की आखिरी तारीख अब',
    result: 'रिजल्ट अब',
    'reporting-closes': 'कॉलेज जॉइन करने की आखिरी तारीख अब',
  },
  changed: (subject, date, before) => `${subject} ${date} (पहले ${before})`,
  otherMove: (title) => `${title}: अब`,
  otherChanges: (count) => plural(count, { one: '# और तारीख बदली', other: '# और तारीखें बदलीं' }),
  toCalendar: 'कैलेंडर में जोड़ें',
  all: (count) =>
    plural(count, { one: 'तारीख समय के साथ दिखाएँ', other: 'सभी # तारीखें समय के साथ दिखाएँ' }),
  feed: 'सभी तारीखें मेरे फ़ोन के कैलेंडर में जोड़ें',
  feedHint: 'एक बार जोड़ें। नई और बदली हुई तारीखें अपने आप कैलेंडर में आएँगी, एक दिन पहले याद भी दिलाया जाएगा।',
  feedLabel: 'कैलेंडर का पता',
  subscribe: 'कैलेंडर ऐप में खोलें',
} satisfies Texts<typeof english.dates>;

export const deadline = {
  until: (title, date) => `${title}: ${date}।`,
  lastDay:
    'आखिरी घंटों का इंतज़ार न करें। NEET UG 2025, राउंड 1 के आखिरी दिन पेमेंट दोपहर 3 बजे बंद हुआ। लॉकिंग शाम 4 से रात 11:55 बजे तक चली।',
  left: (left) => `${left} बाकी`,
  days: (days, hours) => `${days} दिन ${plural(hours, { one: '# घंटा', other: '# घंटे' })}`,
  hours: (hours, minutes) => `${hours} घंटे ${minutes} मिनट`,
  minutes: (minutes, seconds) => `${minutes} मिनट ${seconds} सेकंड`,
} satisfies Texts<typeof english.deadline>;
