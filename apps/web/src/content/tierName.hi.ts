const names: Readonly<Record<string, string>> = {
  'Very Likely': 'बहुत अच्छा चांस',
  Likely: 'अच्छा चांस',
  Possible: 'थोड़ा चांस',
  Unlikely: 'मुश्किल',
};

/** A tier of the prediction in Hindi; English texts take its name as it is. */
export const tierName = (tier: string): string => names[tier] ?? tier;
