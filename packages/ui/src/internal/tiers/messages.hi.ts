import type { tierBadgeMessages as english } from './messages.ts';

export const tierBadgeMessages: typeof english = {
  'Very Likely': 'बहुत अच्छी संभावना',
  Likely: 'अच्छी संभावना',
  Possible: 'हो सकती है',
  Unlikely: 'मुश्किल',
};
