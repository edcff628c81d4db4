import type { Texts } from '@seatwise/flows/shared';
import type * as english from './rounds.ts';

export const roundNames = {
  '1': 'राउंड 1',
  '2': 'राउंड 2',
  '3': 'राउंड 3',
  stray: 'स्ट्रे राउंड',
} satisfies Texts<typeof english.roundNames>;
