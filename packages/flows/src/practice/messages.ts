import { checkConnection, notLoaded, unreachable } from '../shared/sentences.ts';

/** Messages of the practice allotment; the specification prescribes none. */
export const messages = {
  rank: 'Enter your All India Rank in numbers, for example 45,210.',
  list: 'Choose one of your lists.',
  nothingFits:
    'We cannot practise with this list. We know no closing rank for its seats, or your profile says you cannot apply.',
  unreachable,
  failed: `${notLoaded('the practice')} ${checkConnection}`,
  notOffered: 'We do not offer practice allotments here.',
  stopped: 'We could not run this round. Please try again.',
} as const;
