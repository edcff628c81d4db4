/** Text of the closing ranks in the rows of the finder, which load after the rows. */
export const content = {
  closed: (rank: string, year: number) => `Closed ${rank} (${year})`,
  ahead: (ranks: string) => `${ranks} ahead`,
  behind: (ranks: string) => `${ranks} behind`,
} as const;
