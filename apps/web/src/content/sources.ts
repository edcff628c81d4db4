/** The sources of figures, and the content of their lists. */
export const sources = {
  list: (year: number, round: string | undefined) => (round ? `${round}, ${year}` : `${year}`),
  costs: 'Fees, bonds, stipends of the first year:',
  seats: 'Seats:',
  fees: 'Fees:',
  /** A remark after the name of a list; empty if the list has every seat. */
  holds: {
    all: '',
    new: 'only seats newly given in this round',
    given: 'seats given in this round, as MCC publishes no seat matrix of PG',
  },
} as const;
