import {
  candidateCategories,
  counselings,
  prediction,
} from '@seatwise/api-client/contract/prediction';
import { readerOf } from '@seatwise/api-client/reader';
import { describe, expect, it } from 'vitest';
import { officialCells } from '../official-data/officialCells.ts';
import { listQuotas } from './listQuotas.ts';
import { recommend } from './recommend.ts';

const cells = await officialCells();

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

  it('all lead to seats for a candidate', () => {
    const leads = ({ quota, subject }: (typeof listed)[number]): boolean =>
      candidateCategories.some((category) => {
        const query = { air: 9000, subject, quotaName: quota, category, counselingCategory };
        return recommend(cells, { ...query, subCategory: 'PwD' }).length > 0;
      });
    expect(listed.filter((one) => !leads(one))).toEqual([]);
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
