import { notLoaded, type Texts } from '@seatwise/flows/shared';
import { placeName, quotaLabel } from './places.hi.ts';
import type * as english from './shortlist.ts';

export const shortlist = {
  title: 'शॉर्टलिस्ट',
  subtitle: 'आपके सेव किए हुए कॉलेज। इन्हें मिलाकर देखें, फिर चॉइस लिस्ट में जोड़ें।',
  star: (count) => (count < 2 ? 'शॉर्टलिस्ट में रखें' : `${count} को शॉर्टलिस्ट में रखें`),
  unstar: 'शॉर्टलिस्ट से हटाएँ',
  empty: 'अभी कोई कॉलेज सेव नहीं',
  emptyHint: 'अपनी रैंक के कॉलेज खोजें, फिर जो पसंद आए उसका तारा दबाएँ।',
  notLoaded: notLoaded('आपकी शॉर्टलिस्ट'),
  count: (count) => `${count} सेव`,
  sort: 'क्रम',
  orders: { starred: 'सबसे नए पहले', name: 'नाम', chance: 'चांस', state: 'राज्य' },
  seat: (subject, quota) => [subject, quota && quotaLabel(quota)].filter(Boolean).join(' · '),
  own: 'नोट और टैग',
  note: 'नोट',
  tags: 'टैग (जैसे: पसंदीदा, घर के पास)',
  compare: 'मिलाकर देखें',
  remove: 'हटाएँ',
  file: 'Excel फ़ाइल',
  failed: 'हम फ़ाइल नहीं बना पाए। फिर कोशिश करें।',
  toChoices: 'चॉइस लिस्ट खोलें',
} satisfies Texts<typeof english.shortlist>;

export const comparison = {
  title: 'मिलाकर देखें',
  seat: 'सीट',
  hint: (limit) => `मिलाकर देखने के लिए 2 से ${limit} कॉलेज पर टिक करें।`,
  chosen: (count) => (count < 2 ? '1 चुना। एक और पर टिक करें।' : `${count} चुने`),
  show: 'मिलाकर देखें',
  back: 'शॉर्टलिस्ट पर वापस',
  sideways: (count) => `सभी ${count} कॉलेज देखने के लिए बगल में खिसकाएँ।`,
  same: (labels) => `सब में एक जैसा: ${labels}`,
  unknown: 'पता नहीं',
  unknownForAll: (labels) => `किसी का भी हमें पता नहीं: ${labels}।`,
  actions: 'चॉइस लिस्ट',
  best: 'सबसे अच्छा',
  lines: {
    subject: 'कोर्स या ब्रांच',
    quota: 'कोटा',
    chance: 'आपका चांस, राउंड के हिसाब से',
    last: (rank) => `पिछली क्लोजिंग रैंक${rank ? ` · आप ${rank}` : ''}`,
    kind: 'किस तरह का',
    state: 'राज्य',
    city: 'शहर',
    distance: (homeState) =>
      `${homeState ? placeName(homeState) : 'घर'} से दूरी (लगभग, राजधानियों के बीच)`,
    closing: (year) => `क्लोजिंग रैंक ${year}`,
    fee: 'साल की फीस',
    course: 'पूरे कोर्स का खर्च',
    stipend: 'स्टाइपेंड (महीना, पहला साल)',
    bond: 'बॉन्ड',
    hostel: 'साल का हॉस्टल',
  },
  distance: (kilometres) => `लगभग ${kilometres} km`,
  homeState: 'आपके होम स्टेट में',
  bond: (years, penalty) =>
    `${years === 0 ? 'नहीं' : `${years} साल`}${penalty ? `, या ${penalty}` : ''}`,
} satisfies Texts<typeof english.comparison>;
