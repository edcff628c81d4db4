import { expect, it } from 'vitest';
import type { DataImport } from './dataImportSetup.ts';
import {
  addition,
  createDecisionOn,
  nameAndAddress,
  newCollegeForm,
  newCollegeProblems,
  progressOf,
  safeAcceptances,
  withDecisions,
  type Unknown,
} from './decisions.ts';

const unknown = (
  written: string,
  rows: number,
  reasons: readonly Unknown['proposals'][number]['reason'][],
): Unknown => ({
  of: 'college',
  written,
  rows,
  addedAs: null,
  proposals: reasons.map((reason, index) => ({
    means: `${written}-${index}`,
    label: written,
    reason,
    score: 0.9,
  })),
});

const result = {
  rows: 1000,
  used: 800,
  unknowns: [
    unknown('A', 100, ['abbreviation']),
    unknown('B', 60, ['abbreviation', 'abbreviation']),
    unknown('C', 40, ['likeness']),
    unknown('D', 0, ['spelling']),
    unknown('E', 0, ['abbreviation', 'spelling']),
  ],
} as unknown as NonNullable<DataImport['result']>;

const isA = { of: 'college', written: 'A', means: 'A-0' } as const;
const leftOut = { of: 'college', written: 'C', means: null } as const;

it('BEY-DAT-40 MUST count how many rows have a place, with what was decided since the check.', () => {
  expect(progressOf({ result, decisions: [] })).toEqual({ rows: 1000, placed: 800 });
  expect(progressOf({ result, decisions: [isA, leftOut] })).toEqual({ rows: 1000, placed: 900 });
});

it('BEY-DAT-40 MUST propose to accept at once what differs by abbreviations only, and nothing else.', () => {
  expect(safeAcceptances({ result, decisions: [] })).toEqual([isA]);
  expect(safeAcceptances({ result, decisions: [isA] })).toEqual([]);
});

it('BEY-DAT-40 puts a decision in the place of the one before, and takes it back', () => {
  const changed = { ...isA, means: null };
  expect(withDecisions([isA, leftOut], [changed])).toEqual([leftOut, changed]);
  const left = withDecisions([isA, leftOut], [], [isA]);
  expect(left).toEqual([leftOut]);
  expect(createDecisionOn(left)(isA)).toBeUndefined();
});

it('BEY-DAT-40 reads the name and the state of a college that is to be added', () => {
  const written = 'Omega Medical College, Main Road, Tamil Nadu, 600095';
  expect(nameAndAddress(written)).toEqual({
    name: 'Omega Medical College',
    address: 'Main Road, Tamil Nadu, 600095',
  });
  const form = newCollegeForm(written);
  expect(form).toEqual({ name: 'Omega Medical College', state: 'Tamil Nadu', kind: '' });
  expect(newCollegeProblems(form)).toEqual({ kind: 'Choose the kind of college.' });
  expect(addition({ of: 'college', written }, { ...form, kind: 'private' })).toMatchObject({
    means: 'new',
    adds: { kind: 'private' },
  });
});
