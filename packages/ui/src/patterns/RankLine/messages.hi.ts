import type { rankLineMessages as english } from './messages.ts';

export const rankLineMessages: typeof english = {
  summary: ({ rank, closings }) =>
    [
      `आपकी रैंक ${rank}।`,
      closings.length > 0 &&
        `क्लोजिंग रैंक ${closings.map((at) => (at.year ? `${at.year} में ${at.rank}` : at.rank)).join(', ')}।`,
    ]
      .filter(Boolean)
      .join(' '),
};
