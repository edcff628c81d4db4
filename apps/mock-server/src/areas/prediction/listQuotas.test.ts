import {
  candidateCategories,
  counselings,
  prediction,
} from '@seatwise/api-client/contract/prediction';
import { readerOf } from '@seatwise/api-client/reader';
import { describe, expect, it } from 'vitest';
import { sampleBase } from '../../reference/baseData.ts';
import { listQuotas } from './listQuotas.ts';
import { recommend } from './recommend.ts';

const { cells } = sampleBase(1247);

describe.each(counselings)('the quotas of %s', (counselingCategory) => {
  const listed = listQuotas(cells, counselingCategory);

  it('RNK-43 are records of quota and subject that fit the contract', () => {
    expect(listed.every(readerOf(prediction.listQuotas.answer.schema).fits)).toBe(true);
    expect(Object.keys(listed[0]!).toSorted()).toEqual(['quota', 'subject']);
  });

  it('come once each, by subject, then quota', () => {
    const keys = listed.map(({ quota, subject }) => `${subject}\u0000${quota}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(keys.toSorted());
  });

  it.each(candidateCategories)('all lead to seats for %s', (category) => {
    const empty = listed.filter(
      ({ quota, subject }) =>
        recommend(cells, { air: 9000, subject, quotaName: quota, category, counselingCategory })
          .length === 0,
    );
    expect(empty).toEqual([]);
  });
});

it('hold the undergraduate quotas of the allotment lists', () => {
  const quotas = listQuotas(cells, 'UG')
    .filter(({ subject }) => subject === 'MBBS')
    .map(({ quota }) => quota);
  expect(quotas).toEqual(
    expect.arrayContaining([
      'All India',
      'Open Seat Quota',
      'Deemed/Paid Seats Quota',
      'Non-Resident Indian',
      'Employees State Insurance Scheme(ESI)',
      'Delhi University Quota',
      'Internal - Puducherry UT Domicile',
    ]),
  );
});
