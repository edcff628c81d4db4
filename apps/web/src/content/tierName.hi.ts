const names: Readonly<Record<string, string>> = {
  'Very Likely': 'बहुत अच्छी संभावना',
  Likely: 'अच्छी संभावना',
  Possible: 'हो सकती है',
  Unlikely: 'मुश्किल',
};

/** A tier of the prediction in Hindi; English texts take its name as it is. */
export const tierName = (tier: string): string => names[tier] ?? tier;
