import type { LegalText } from './legal.ts';
import { contact } from './site.ts';

/** What readers of the Hindi pages need to know about the translation. */
export const aboutTranslation: LegalText = {
  heading: 'About our Hindi pages',
  updated: 'Last updated on 29 November 2026',
  sections: [
    {
      id: 'not-checked',
      heading: 'Not yet checked by a native speaker',
      paragraphs: [
        'We translated these pages ourselves. No native speaker of Hindi has read them yet, so some words may be wrong.',
        'Where the Hindi and the English text differ, the English text counts. Press English at the top of any page to read the same page in English.',
      ],
    },
    {
      id: 'in-english',
      heading: 'What is still in English',
      paragraphs: [
        'No lawyer has read the Hindi terms and the Hindi privacy page: the English ones count.',
        'Titles and texts of alerts and documents are in English. So are answers that our staff write.',
        'Names of colleges and courses are in English, the same as on mcc.nic.in.',
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us about mistakes',
      paragraphs: [`Write to ${contact.email.label} and name the page and the sentence.`],
    },
  ],
};
