/** Text of the closing ranks in the rows of the finder, which load after the rows. */
export const content = {
  /** With the round whose list has it, and for whom the seat is unless it is open to all. */
  closed: (rank: string, round: string | null | undefined, year: number, seat: string) =>
    `Closed ${rank} (${round ? `${round.replace('Round ', 'R')} ` : ''}${year}${seat && `, ${seat}`})`,
  ahead: (ranks: string) => `${ranks} ahead`,
  behind: (ranks: string) => `${ranks} behind`,
} as const;
