import type { Texts } from '@seatwise/flows/shared';
import type * as english from './home.ts';

export { placeholderFigures } from './home.ts';

export const content = {
  title: 'मेरा डैशबोर्ड',
  missing: '—',
  terms: {
    email: 'ईमेल',
    rank: 'रैंक',
    rollNumber: 'रोल नंबर',
    category: 'परीक्षा',
    plan: 'प्लान',
  },
  account: 'मेरी जानकारी',
  rank: 'आपकी रैंक',
  rankHint: 'ऑल इंडिया रैंक (AIR)',
  noRank: 'नहीं भरी है',
  estimate: 'चांस देखें',
  profile: { title: 'प्रोफ़ाइल बदलें', subtitle: 'अपनी जानकारी सही रखें' },
  colleges: { title: 'कॉलेज देखें', subtitle: (count) => `${count} कॉलेज` },
  events: 'ताज़ा अलर्ट',
  newEvents: (count) => `${count} नए`,
  allEvents: 'सभी अलर्ट देखें',
  bot: 'हेल्प बॉट से पूछें',
  chat: 'प्रेडिक्शन और काउंसलिंग में हम मदद कर सकते हैं',
  live: 'लाइव',
} satisfies Texts<typeof english.content>;
