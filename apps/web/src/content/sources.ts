/** Where figures come from, and what their lists have. */
export const sources = {
  list: (year: number, round: string | undefined) => (round ? `${round}, ${year}` : `${year}`),
  costs: 'Fees, bonds, stipends of the first year:',
  seats: 'Seats:',
  fees: 'Fees:',
  /** Behind the list that is meant; nothing where it has every seat. */
  holds: {
    all: '',
    new: 'only seats newly given in this round',
    given: 'seats given in this round, as MCC publishes no seat matrix of PG',
  },
} as const;
