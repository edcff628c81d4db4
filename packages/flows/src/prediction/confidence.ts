/** The level of evidence behind a prediction. */
export type ConfidenceLevel = 'Low' | 'Medium' | 'High';

/** `confidence` is the strength of the evidence from 0 to 1, not the probability. */
export const confidenceLevel = (
  confidence: number | null | undefined,
): ConfidenceLevel | undefined => {
  if (typeof confidence !== 'number') return undefined;
  if (confidence >= 0.7) return 'High';
  return confidence >= 0.4 ? 'Medium' : 'Low';
};
