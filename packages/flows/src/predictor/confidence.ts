/** How much evidence a prediction stands on, in a word. */
export type ConfidenceLevel = 'Low' | 'Medium' | 'High';

/** `confidence` goes from 0 to 1; it is the strength of the evidence, not the chance. */
export const confidenceLevel = (confidence: number): ConfidenceLevel => {
  if (confidence >= 0.7) return 'High';
  return confidence >= 0.4 ? 'Medium' : 'Low';
};
