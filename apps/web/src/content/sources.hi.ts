import type { Texts } from '@seatwise/flows/shared';
import type * as english from './sources.ts';

export const sources = {
  list: (year, round) =>
    round
      ? `${round.replace('Round', 'राउंड').replace('Stray Vacancy', 'स्ट्रे राउंड')}, ${year}`
      : `${year}`,
  costs: 'फीस, बॉन्ड, पहले साल का स्टाइपेंड:',
  seats: 'सीटें:',
  fees: 'फीस:',
  holds: {
    all: '',
    new: 'सिर्फ़ इस राउंड में नई दी गई सीटें',
    given: 'इस राउंड में दी गई सीटें, क्योंकि MCC PG की सीटों की पूरी लिस्ट नहीं निकालता',
  },
} satisfies Texts<typeof english.sources>;

export const courseCost = {
  label: 'पूरे कोर्स का खर्च',
  years: (years) => (years === 4.5 ? 'साढ़े चार साल' : `${years} साल`),
  whole: (total, years) => `${years} के ${total}`,
  fees: (fees) => `फीस ${fees}`,
  feesWithHostel: (fees) => `हॉस्टल के साथ फीस ${fees}`,
  hostel: (hostel) => `हॉस्टल ${hostel}`,
  deposit: (deposit) => `सिक्योरिटी मनी ${deposit} तक, जो MCC लौटाता है`,
  withoutHostel: 'हॉस्टल इसमें नहीं है: हमें पता नहीं।',
  someWithoutHostel: 'कुछ में हॉस्टल नहीं है: हमें पता नहीं।',
  someWithoutDeposit: 'कुछ में सिक्योरिटी मनी नहीं है: हमें पता नहीं।',
  withoutDeposit: 'सिक्योरिटी मनी इसमें नहीं है: हमें पता नहीं।',
  note: 'पूरे कोर्स का खर्च: आज की फीस से सभी साल, और MCC की सिक्योरिटी मनी, जो वह लौटाता है।',
} satisfies Texts<typeof english.courseCost>;
