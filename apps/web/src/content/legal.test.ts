import { invoiceYears, keptDays } from '@seatwise/api-client/contract/constants/retention';
import { expect, it } from 'vitest';
import { readOperator } from '../env.ts';
import * as hindi from './legal.hi.ts';
import { operatorTexts, privacy, terms, type LegalText } from './legal.ts';

it('BEY-OPR-01 names the company of the settings in the terms', () => {
  const texts = operatorTexts(
    readOperator({
      VITE_OPERATOR_NAME: 'Seatwise Education LLP',
      VITE_OPERATOR_ADDRESS: '12 MG Road, Pune 411001',
      VITE_OPERATOR_GSTIN: '27AAAAA0000A1Z5',
      VITE_OPERATOR_GRIEVANCE_OFFICER: 'Asha Rao',
    }),
  );
  expect(texts).toEqual({
    party: 'Seatwise Education LLP, 12 MG Road, Pune 411001, GSTIN 27AAAAA0000A1Z5',
    officer: 'Our grievance officer is Asha Rao. ',
    missing: [],
  });
});

it('BEY-OPR-01 GAP-33 reads cleanly, and says what is missing, where nothing is set', () => {
  expect(JSON.stringify(terms)).not.toMatch(/placeholder|\[name/);
  expect(operatorTexts(readOperator({ VITE_OPERATOR_NAME: ' ' })).missing).toHaveLength(1);
});

it.each([
  'choice lists with versions and notes',
  'shortlist',
  'shared links',
  'comment on it',
  'alerts that you chose',
  'old email, for 7 days',
  'Where you are logged in',
  'record of what staff change',
  'the last one',
  'your last prediction, and the names of your lists',
])('BEY-OPR-02 the privacy notice names: %s', (item) => {
  const kept = privacy.sections.find(({ id }) => id === 'what');
  expect(kept?.points?.join('\n')).toContain(item);
});

it.each(['seatwise-browser', 'XSRF-TOKEN', 'seatwise-sequence'])(
  'BEY-OPR-02 the privacy notice names the cookie %s in both languages',
  (cookie) => {
    for (const { sections } of [privacy, hindi.privacy])
      expect(sections.find(({ id }) => id === 'device')?.paragraphs[0]).toContain(cookie);
  },
);

const shapeOf = ({ sections }: LegalText) =>
  sections.map(({ id, paragraphs, points }) => [id, paragraphs.length, points?.length]);

it.each([
  [terms, hindi.terms],
  [privacy, hindi.privacy],
])(
  'BEY-LNG-06 BEY-OPR-02 a legal page in Hindi has every section, and says that English counts',
  (english, own) => {
    expect(shapeOf(own)).toEqual(shapeOf(english));
    expect(own.updated).toContain('अंग्रेज़ी वाला पेज ही मान्य है');
  },
);

it.each([
  ['English', privacy, ' (?:days|years)'],
  ['Hindi', hindi.privacy, ' (?:दिन|साल)'],
])(
  'BEY-OPR-05 the privacy notice in %s names each time of the table that the retention job reads',
  (_, { sections }, units) => {
    const timesIn = (id: string) =>
      sections
        .find((section) => section.id === id)!
        .points!.flatMap((point) => point.match(new RegExp(`\\d+(?=${units})`, 'g')) ?? [])
        .map(Number);
    const { formerEmail, ...others } = keptDays;
    expect(timesIn('what')).toContain(formerEmail);
    expect(timesIn('how-long')).toEqual([...Object.values(others), invoiceYears]);
  },
);
