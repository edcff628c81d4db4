/** The rank at the end of a scale that seats share, which puts the student's rank in its middle. */
export const scaleEnd = (rank: number): number => Math.max(10, 2 * rank);
