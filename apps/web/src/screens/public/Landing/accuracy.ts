/** How many of a hundred predictions of the best tier came true; a test compares this with our server's answer. */
export const accuracy = { exam: 'UG', year: 2025, round: 'Round 1', cameTrue: 88 } as const;
