import type { Texts } from '@seatwise/flows/shared';
import type * as english from './courseCost.ts';

export const courseCost = {
  label: 'पूरे कोर्स का खर्च',
  years: (years) => (years === 4.5 ? 'साढ़े चार साल' : `${years} साल`),
  whole: (total, years) => `${years} के ${total}`,
  fees: (fees) => `फीस ${fees}`,
  feesWithHostel: (fees) => `हॉस्टल के साथ फीस ${fees}`,
  hostel: (hostel) => `हॉस्टल ${hostel}`,
  deposit: (deposit) => `+ ${deposit} कॉलेज डिपॉजिट, जो लौटता है`,
  withoutHostel: 'हॉस्टल इसमें नहीं है: हमें पता नहीं।',
  someWithoutHostel: 'कुछ में हॉस्टल नहीं है: हमें पता नहीं।',
  someWithoutDeposit: 'कुछ का कॉलेज डिपॉजिट हमें पता नहीं।',
  withoutDeposit: 'कॉलेज डिपॉजिट हमें पता नहीं।',
  note: 'पूरे कोर्स का खर्च: आज की फीस से सभी साल, MCC की सिक्योरिटी मनी के बिना, जो वह लौटाता है।',
} satisfies Texts<typeof english.courseCost>;
