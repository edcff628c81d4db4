import { expect, it } from 'vitest';
import { documentsFor } from './documents.ts';

const common = ['admit-card', 'rank-letter', 'birth', 'identity', 'photos', 'allotment-letter'];

it("BEY-SEA-02 MUST list everybody's documents, and those of the exam", () => {
  expect(documentsFor('UG', {})).toEqual(expect.arrayContaining([...common, 'class-12']));
  expect(documentsFor('UG', {})).not.toContain('degree');
  for (const exam of ['PG', 'MDS'] as const) {
    expect(documentsFor(exam, {})).toEqual(
      expect.arrayContaining([...common, 'degree', 'internship', 'registration']),
    );
    expect(documentsFor(exam, {})).not.toContain('class-12');
  }
});

it.each([
  [{ category: 'OBC' }, ['obc']],
  [{ category: 'SC' }, ['caste']],
  [{ category: 'ST' }, ['caste']],
  [{ category: 'EWS', pwd: true }, ['ews', 'disability']],
  [{ category: 'General', pwd: false, nri: false, minority: 'none' }, []],
  [
    { nri: true, esi: true, armedForces: true, minority: 'Jain' },
    ['nri', 'esi', 'armed-forces', 'minority'],
  ],
  [{}, []],
] as const)(
  'BEY-SEA-02 MUST add the certificate of a category, and nothing for what was not answered: %j',
  (profile, added) => {
    const plain = documentsFor('UG', {});
    expect(documentsFor('UG', profile).filter((name) => !plain.includes(name))).toEqual(added);
  },
);
