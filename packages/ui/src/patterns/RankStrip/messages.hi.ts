import { plural } from '../../internal/plural.ts';
import type { rankStripMessages as english } from './messages.ts';

export const rankStripMessages: typeof english = {
  you: ({ rank }) => `आप ${rank}`,
  missed: 'छूटीं',
  reached: 'पहुँच में',
  none: 'यहाँ किसी सीट की क्लोजिंग रैंक का अनुमान नहीं है।',
  tier: ({ tier, count }) => `${tier} ${count}`,
  seat: ({ name, tier }) => `${name}, ${tier}`,
  seats: ({ count, tiers }) =>
    count === 0 ? 'कोई सीट नहीं' : `${plural(count, { one: '# सीट', other: '# सीटें' })} (${tiers})`,
  bin: ({ from, to, seats }) => `रैंक ${from} से ${to}: ${seats}`,
  summary: ({ seats, rank }) =>
    `${seats}, उनकी अनुमानित क्लोजिंग रैंक के हिसाब से, और आपकी रैंक ${rank}। लिस्ट में हर सीट है।`,
};
