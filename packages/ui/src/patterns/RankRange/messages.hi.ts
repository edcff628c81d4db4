import type { rankRangeMessages as english } from './messages.ts';

export const rankRangeMessages: typeof english = {
  admitted: ({ first, last }) =>
    last === undefined ? `एडमिशन ${first}` : `एडमिशन ${first} – ${last}`,
  closed: ({ last }) => `क्लोजिंग रैंक ${last}`,
  yours: ({ rank }) => `आपकी रैंक ${rank}`,
};
