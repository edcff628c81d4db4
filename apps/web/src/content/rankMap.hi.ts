import { plural, type Texts } from '@seatwise/flows/shared';
import type * as english from './rankMap.ts';

export const content: Texts<typeof english.content> = {
  caption: 'सीटें, उनकी अनुमानित क्लोजिंग रैंक के हिसाब से',
  hollow: 'खाली निशान: आपके बजट से महँगी, या फीस पता नहीं।',
  undrawn: (count) =>
    `${plural(count, { one: '# सीट', other: '# सीटें' })} यहाँ नहीं: उनका चांस या क्लोजिंग रैंक पता नहीं।`,
  show: 'मैप',
  hide: 'मैप छिपाएँ',
  clear: (from, to) => `रैंक ${from} से ${to} हटाएँ`,
};
