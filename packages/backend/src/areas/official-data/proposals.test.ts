import { expect, it } from 'vitest';
import { createProposals } from './proposals.ts';

const propose = createProposals(
  { find: () => undefined, hasCode: () => false, propose: () => [] },
  'UG',
);

it.each([
  ['Deemed/Paid Seat Quota', 'abbreviation'],
  ['Deemed/Paid Seats Quotta', 'spelling'],
  ['Deemed Seats', 'likeness'],
])('BEY-DAT-40 only a short form counts as an abbreviation: %s', (written, reason) => {
  const [first] = propose({ of: 'quota', written, code: '', course: '', addedAs: null });
  expect(first).toMatchObject({ label: 'Deemed/Paid Seats Quota', reason });
});
