/** The names that new lists get. */
export const listNames = {
  state: (state: string | undefined) => state,
  name: (round: number, state: string | undefined) =>
    [state, `Round ${round}`].filter(Boolean).join(' '),
} as const;
