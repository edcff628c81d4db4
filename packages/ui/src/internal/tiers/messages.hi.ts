import type { tierBadgeMessages as english } from './messages.ts';

export const tierBadgeMessages: typeof english = {
  'Very Likely': 'बहुत अच्छा चांस',
  Likely: 'अच्छा चांस',
  Possible: 'थोड़ा चांस',
  Unlikely: 'मुश्किल',
};
