/** What is wrong with an answer. */
export const messages = {
  budget: 'Enter an amount in rupees, for example 2,50,000, or leave it empty.',
} as const;

/** A candidate's category, as named in the answers. */
export const categoryName = (category: string): string => category;
