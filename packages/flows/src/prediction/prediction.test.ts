import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import * as contract from '@seatwise/api-client/contract/prediction';
import { describe, expect, it } from 'vitest';
import { confidenceLevel } from './confidence.ts';
import {
  changedForm,
  counselingOf,
  emptyForm,
  everyBranch,
  missingFields,
  ofExam,
  offeredForm,
  queryOf,
  quotasFor,
  readForm,
  subjectsOf,
  writeForm,
  type Form,
  type Quota,
} from './form.ts';
import { allottedCategories, allottedPhs, categories, subCategories, years } from './options.ts';
import { initialTries, isLocked, planMessage, predictButton } from './plan.ts';
import {
  allFilters,
  eachFilter,
  hasFilters,
  formsWithout,
  responsibleFilters,
} from './responsibleFilters.ts';

const quotas: readonly Quota[] = [
  { subject: 'MBBS', quota: 'Open Seat Quota' },
  { subject: 'MBBS', quota: 'All India' },
  { subject: 'BDS', quota: 'All India' },
  { subject: 'MBBS', quota: 'All India' },
];
const chosen: Form = { ...emptyForm, subject: 'MBBS', category: 'OBC' };

describe('the choices', () => {
  it('RNK-67 offers the categories of candidates', () => {
    expect(categories).toEqual(['General', 'OBC', 'SC', 'ST', 'EWS']);
    expect(categories).toEqual(contract.candidateCategories);
  });

  it('RNK-68 offers the categories of seats', () => {
    expect(allottedCategories).toEqual(['OP', 'OBC', 'SC', 'ST', 'EW']);
    expect(allottedCategories).toEqual(contract.seatCategories);
  });

  it('RNK-69 offers NO and PwD', () => {
    expect(subCategories).toEqual(['NO', 'PwD']);
    expect(subCategories).toEqual(contract.subCategories);
  });

  it('RNK-70 offers NO and PH', () => {
    expect(allottedPhs).toEqual(['NO', 'PH']);
    expect(allottedPhs).toEqual(contract.seatPh);
  });

  it('RNK-71 offers every year and four years', () => {
    expect(years.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '0 All',
      '2024 2024',
      '2023 2023',
      '2022 2022',
      '2021 2021',
    ]);
    expect(years.map(({ value }) => value)).toEqual(contract.years);
  });
});

describe('counselingOf', () => {
  it.each([
    ['NEET UG Counselling 2025', 'UG'],
    ['UG', 'UG'],
    ['NEET MDS Counselling 2025', 'PG'],
    ['NEET PG Counselling 2025', 'PG'],
    ['', 'PG'],
    [null, 'PG'],
  ])('RNK-72 takes %j as %s', (category, counseling) => {
    expect(counselingOf(category)).toBe(counseling);
  });
});

describe('the own exam', () => {
  const listed = ['MDS Orthodontics', 'MD General Medicine', 'DNB General Medicine'].map(
    (subject) => ({ subject }),
  );

  it.each([
    ['NEET MDS Counselling 2025', ['MDS Orthodontics']],
    ['NEET PG Counselling 2025', ['MD General Medicine', 'DNB General Medicine']],
    [null, ['MD General Medicine', 'DNB General Medicine']],
  ] as const)('BEY-PRD-02 of %j has subjects of no other exam', (category, subjects) => {
    expect(ofExam(listed, examOf(category)).map(({ subject }) => subject)).toEqual(subjects);
  });
});

describe('missingFields', () => {
  it.each([
    ['RNK-60', null, chosen, ['air']],
    ['RNK-60', 0, chosen, ['air']],
    ['RNK-60', 1.5, chosen, ['air']],
    ['RNK-61', 8500, { ...chosen, subject: '' }, ['subject']],
    ['RNK-62', 8500, { ...chosen, category: '' }, ['category']],
    ['RNK-63', 1, chosen, []],
    ['RNK-60 RNK-61 RNK-62', null, emptyForm, ['air', 'subject', 'category']],
  ])('%s of %j and %j are %j', (_, air, form, missing) => {
    expect(missingFields(air, form)).toEqual(missing);
  });
});

describe('subjects and quotas', () => {
  it('RNK-44 lists every subject once, by the alphabet', () => {
    expect(subjectsOf(quotas)).toEqual(['BDS', 'MBBS']);
    expect(subjectsOf([])).toEqual([]);
  });

  it('RNK-46 lists the quotas of the subject, or all without one', () => {
    expect(quotasFor(quotas, 'MBBS')).toEqual(['All India', 'Open Seat Quota']);
    expect(quotasFor(quotas, 'BDS')).toEqual(['All India']);
    expect(quotasFor(quotas, '')).toEqual(['All India', 'Open Seat Quota']);
    expect(quotasFor(quotas, 'MDS')).toEqual([]);
  });

  it('RNK-47 keeps the chosen quota while it is listed, and takes it away otherwise', () => {
    const open = { ...chosen, quotaName: 'Open Seat Quota' };
    const allIndia = { ...chosen, quotaName: 'All India' };
    expect(changedForm(open, { subject: 'BDS' }, quotas).quotaName).toBe('');
    expect(changedForm(allIndia, { subject: 'BDS' }, quotas).quotaName).toBe('All India');
    expect(changedForm(open, { category: 'SC' }, quotas)).toEqual({ ...open, category: 'SC' });
    expect(changedForm(chosen, { quotaName: 'All India' }, quotas).quotaName).toBe('All India');
  });
});

describe('queryOf', () => {
  it('BEY-PRD-36 asks for the best seats of every branch without a subject', () => {
    const form = { ...emptyForm, subject: everyBranch, category: 'SC' };
    expect(queryOf(3120, form, 'PG')).toEqual({
      air: 3120,
      category: 'SC',
      year: '0',
      best: 'branch',
      counselingCategory: 'PG',
    });
    const quotas = [{ subject: 'MS ENT', quota: 'All India' }];
    expect(offeredForm({ ...form, quotaName: 'All India' }, quotas)).toMatchObject({
      subject: everyBranch,
      quotaName: 'All India',
    });
  });

  it('RNK-64 RNK-66 sends what is filled alone, and every year as 0', () => {
    expect(queryOf(8500, chosen, 'UG')).toEqual({
      air: 8500,
      subject: 'MBBS',
      category: 'OBC',
      year: '0',
      counselingCategory: 'UG',
    });
  });

  it('RNK-40 RNK-41 sends all nine', () => {
    const full: Form = {
      subject: 'MBBS',
      category: 'OBC',
      quotaName: 'All India',
      allottedCategory: 'OBC',
      subCategory: 'PwD',
      allottedPh: 'PH',
      year: '2024',
    };
    expect(queryOf(8500, full, 'PG')).toEqual({ air: 8500, ...full, counselingCategory: 'PG' });
  });
});

describe('attempts', () => {
  it('RNK-48 RNK-52 CON-32 start at 3, the only limit in use', () => {
    expect(initialTries).toBe(3);
  });

  it.each([
    ['FREE', 1, false],
    ['FREE', 0, true],
    ['Basic', 0, true],
    ['Admin', 0, true],
    ['PREMIUM', 0, false],
    ['premium', 0, false],
    ['ADVANCE', 0, false],
    ['ADVANCE', -1, false],
  ])('RNK-51 %s with %d left: locked %s', (role, triesLeft, locked) => {
    expect(isLocked(role, triesLeft)).toBe(locked);
  });
});

describe('planMessage', () => {
  const free =
    'You are on a Free plan. Please upgrade your plan to use the College Prediction feature.';
  const unlimited = 'You have unlimited predictions with your Premium plan — enjoy!';
  const usedUp = 'You have used all your free prediction attempts. Please upgrade to continue.';

  it.each([
    ['RNK-74', 'FREE', 3, free, true],
    ['RNK-73', 'free', 0, free, true],
    ['RNK-76', 'BASIC', 3, 'You have 3 tries remaining on your Basic plan.', true],
    ['RNK-76', 'Basic', 2, 'You have 2 tries remaining on your Basic plan.', true],
    ['RNK-76', 'BASIC', 1, 'You have 1 try remaining on your Basic plan.', true],
    ['RNK-77', 'BASIC', 0, usedUp, true],
    ['RNK-78 RNK-79', 'PREMIUM', 3, unlimited, false],
    ['RNK-78 RNK-79', 'ADVANCE', 0, unlimited, false],
    ['RNK-73', 'Premium', 0, unlimited, false],
    ['RNK-81', 'Admin', 3, 'Unknown plan. Please log in again or contact support.', true],
    ['RNK-81', '', 3, 'Unknown plan. Please log in again or contact support.', true],
  ])('%s tells %s with %d left', (_, role, triesLeft, text, upgrade) => {
    expect(planMessage(role, triesLeft)).toEqual({ text, upgrade });
  });
});

describe('predictButton', () => {
  it.each([
    ['RNK-13', true, false, 'Predicting...', false],
    ['RNK-13', true, true, 'Predicting...', false],
    ['RNK-14 RNK-75', false, false, 'Predict', false],
    ['RNK-15 RNK-16', false, true, 'Locked — Upgrade', true],
  ])('%s busy %s, locked %s', (_, busy, locked, label, disabled) => {
    expect(predictButton({ isBusy: busy, isLocked: locked })).toEqual({ label, disabled });
  });
});

describe('confidenceLevel', () => {
  it.each([
    [0, 'Low'],
    [0.3999, 'Low'],
    [0.4, 'Medium'],
    [0.6999, 'Medium'],
    [0.7, 'High'],
    [1, 'High'],
  ])('calls %d %s', (confidence, level) => {
    expect(confidenceLevel(confidence)).toBe(level);
  });
});

describe('responsibleFilters', () => {
  const form: Form = {
    ...chosen,
    quotaName: 'Non-Resident Indian',
    allottedCategory: 'SC',
    year: '2021',
  };
  const quotaName = { filter: 'quotaName', value: 'Non-Resident Indian' };
  const allottedCategory = { filter: 'allottedCategory', value: 'SC' };
  const year = { filter: 'year', value: '2021' };

  it('RNK-63 suspects each filter that is set, then all of them, and nothing that has to be chosen', () => {
    expect(formsWithout(form, eachFilter)).toEqual([
      { ...form, quotaName: '' },
      { ...form, allottedCategory: '' },
      { ...form, year: '0' },
    ]);
    expect(formsWithout(form, allFilters)).toEqual([chosen]);
    expect([hasFilters(form), hasFilters(chosen)]).toEqual([true, false]);
  });

  it.each([
    ['subCategory', 'PwD'],
    ['allottedPh', 'PH'],
  ] as const)('RNK-69 RNK-70 suspects %s', (filter, value) => {
    const set = { ...chosen, [filter]: value };
    expect(responsibleFilters(set, eachFilter, [7])).toEqual([
      { filters: [{ filter, value }], matches: 7 },
    ]);
  });

  // The sample server's counts for rank 12,450 in the General category.
  it('names those that hide something, the heaviest first', () => {
    expect(responsibleFilters(form, eachFilter, [49, 463, 0])).toEqual([
      { filters: [allottedCategory], matches: 463 },
      { filters: [quotaName], matches: 49 },
    ]);
  });

  it('names all together, and none where there is nothing to hide', () => {
    expect(responsibleFilters(form, allFilters, [579])).toEqual([
      { filters: [quotaName, allottedCategory, year], matches: 579 },
    ]);
    expect(responsibleFilters(form, allFilters, [0])).toEqual([]);
    expect(responsibleFilters(form, eachFilter, [])).toEqual([]);
  });
});

describe('a form in an address', () => {
  const form: Form = { ...chosen, quotaName: 'All India', allottedPh: 'PH', year: '2022' };

  it('is read back as it was written', () => {
    expect(readForm(new Map(writeForm(form)))).toEqual(form);
    expect(writeForm(emptyForm)).toEqual([]);
    expect(readForm(new Map())).toEqual(emptyForm);
  });

  it.each([['category'], ['allottedCategory'], ['subCategory'], ['allottedPh'], ['year']])(
    'takes for %s only what is offered',
    (name) => {
      expect(readForm(new Map([[name, 'Anything']]))).toEqual(emptyForm);
    },
  );
});
