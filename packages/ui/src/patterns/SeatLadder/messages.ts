interface Closed {
  readonly rank: string;
  readonly year?: number | undefined;
}

/** The built-in messages of SeatLadder. */
export const seatLadderMessages = {
  /** The label over the mark of the student's rank. */
  you: ({ rank }: { readonly rank: string }) => `You ${rank}`,
  closed: ({ rank, year }: Closed) => `Closed at ${rank}${year ? ` in ${year}` : ''}`,
  spare: ({ ranks }: { readonly ranks: string }) => `${ranks} to spare`,
  short: ({ ranks }: { readonly ranks: string }) => `${ranks} short`,
};
