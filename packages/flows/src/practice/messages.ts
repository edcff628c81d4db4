/** Messages of the practice allotment; the specification prescribes none. */
export const messages = {
  rank: 'Enter your All India Rank as a whole number.',
  list: 'Choose one of your lists.',
  nothingFits:
    'No entry of this list can take part: no closing ranks are known for it, or your profile rules it out.',
  unreachable: 'Cannot reach the server. Check your network and try again.',
  failed: 'The practice could not be loaded. Please try again.',
  notOffered: 'Practice allotments are not offered here.',
  stopped: 'The round could not be played. Please try again.',
} as const;
