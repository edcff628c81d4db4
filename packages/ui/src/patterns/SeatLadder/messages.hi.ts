import type { seatLadderMessages as english } from './messages.ts';

export const seatLadderMessages: typeof english = {
  you: ({ rank }) => `आप ${rank}`,
  closed: ({ rank, year }) => `क्लोजिंग रैंक ${rank}${year ? ` (${year})` : ''}`,
  spare: ({ ranks }) => `${ranks} रैंक आगे`,
  short: ({ ranks }) => `${ranks} रैंक पीछे`,
};
