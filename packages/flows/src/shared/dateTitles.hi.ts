import type * as english from './dateTitles.ts';

const kinds = {
  'registration-opens': 'रजिस्ट्रेशन शुरू',
  'registration-closes': 'रजिस्ट्रेशन और पेमेंट की आखिरी तारीख',
  'choices-close': 'चॉइस भरने और लॉक करने की आखिरी तारीख',
  result: 'अलॉटमेंट का रिजल्ट',
  'reporting-closes': 'कॉलेज जॉइन करने की आखिरी तारीख',
};

const roundOf = (round: string): string =>
  round.replace(/^Round/, 'राउंड').replace(/^Stray Vacancy$/, 'स्ट्रे वैकेंसी राउंड');

export const titleOf: typeof english.titleOf = ({ title, kind, round }) =>
  kind ? [round && roundOf(round), kinds[kind]].filter(Boolean).join(': ') : title;
