import { plural } from '@seatwise/flows/shared';

/** Text of what a seat costs, in the rows of lists. */
export const seatCosts = {
  bond: (years: number, penalty: string | undefined) =>
    years === 0
      ? 'No bond'
      : `Bond ${plural(years, { one: '# year', other: '# years' })}${penalty ? ` or ${penalty}` : ''}`,
  /** What the asterisk of a figure means. */
} as const;
