import type { Texts } from '@seatwise/flows/shared';
import type * as english from './seatClosings.ts';

export const content = {
  closed: (rank, year) => `${rank} पर बंद (${year})`,
  ahead: (ranks) => `आप ${ranks} आगे`,
  behind: (ranks) => `आप ${ranks} पीछे`,
} satisfies Texts<typeof english.content>;
