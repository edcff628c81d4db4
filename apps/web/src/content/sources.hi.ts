import { roundInHindi } from '@seatwise/api-client/contract/constants/namesInHindi';
import type { Texts } from '@seatwise/flows/shared';
import type * as english from './sources.ts';

export const sources = {
  list: (year, round) => (round ? `${roundInHindi(round)}, ${year}` : `${year}`),
  costs: 'फीस, बॉन्ड, पहले साल का स्टाइपेंड:',
  seats: 'सीटें:',
  fees: 'फीस:',
  holds: {
    all: '',
    new: 'सिर्फ़ इस राउंड में नई दी गई सीटें',
    given: 'इस राउंड में दी गई सीटें, क्योंकि MCC PG की सीटों की पूरी लिस्ट नहीं निकालता',
  },
} satisfies Texts<typeof english.sources>;
