import type { Texts } from '@seatwise/flows/shared';
import type * as english from './seatClosings.ts';

export const content = {
  closed: (rank, round, year, seat) =>
    `${rank} पर बंद (${round ? `${round.replace('Round ', 'रा. ')}, ` : ''}${year}${seat && `, ${seat}`})`,
  ahead: (ranks) => `आप ${ranks} आगे`,
  behind: (ranks) => `आप ${ranks} पीछे`,
} satisfies Texts<typeof english.content>;
