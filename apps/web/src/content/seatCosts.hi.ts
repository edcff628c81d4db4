import type { Texts } from '@seatwise/flows/shared';
import type * as english from './seatCosts.ts';

export const seatCosts = {
  bond: (years, penalty) =>
    years === 0 ? 'बॉन्ड नहीं' : `${years} साल का बॉन्ड${penalty ? ` या ${penalty}` : ''}`,
} satisfies Texts<typeof english.seatCosts>;
