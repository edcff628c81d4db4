import { plural } from '@seatwise/flows/shared';

/** Text about the cost of a seat, in the rows of lists. */
export const seatCosts = {
  bond: (years: number, penalty: string | undefined) =>
    years === 0
      ? 'No bond'
      : `Bond ${plural(years, { one: '# year', other: '# years' })}${penalty ? ` or ${penalty}` : ''}`,
} as const;
