import { describe, expect, it } from 'vitest';
import {
  answersFrom,
  answersOfDraft,
  budgetProblem,
  byWeight,
  changedAnswers,
  profileFrom,
} from './answers.ts';
import type { ApplicantProfile } from './applicant.ts';

const everything: ApplicantProfile = {
  nationality: 'OCI before 2021-03-04',
  homeState: 'Kerala',
  stateOwn: true,
  stateCategory: 'EZ',
  stateClaims: ['disability', 'ncc'],
  schooling: 'NCR',
  category: 'OBC',
  gender: 'F',
  pwd: false,
  minority: 'none',
  esi: true,
  armedForces: false,
  nri: false,
  alumniOf: 'DU',
  budgetPerYear: 250_000,
};

describe('the questions that are open', () => {
  const open = ['nationality', 'homeState', 'category', 'nri', 'alumniOf'] as const;
  it.each([
    ['UG', ['category', 'homeState', 'nri', 'nationality', 'alumniOf']],
    ['PG', ['category', 'nri', 'alumniOf', 'nationality', 'homeState']],
    [undefined, ['category', 'homeState', 'nri', 'nationality', 'alumniOf']],
  ] as const)('BEY-ELG-07 begin with those that decide the most seats of %s', (exam, expected) => {
    expect(byWeight(open, exam)).toEqual(expected);
  });
});

describe('the answers of the form', () => {
  it.each([[everything], [{}], [{ nri: true }]])('BEY-ELG-07 keep %j as it is', (profile) => {
    expect(profileFrom(answersFrom(profile))).toEqual(profile);
  });

  it('BEY-ELG-15 come back from a draft, and from what was saved where it holds none', () => {
    const saved = answersFrom(everything);
    expect(answersOfDraft({ homeState: 'Goa', esi: '', pwd: 1, other: 'x' }, saved)).toEqual({
      ...saved,
      homeState: 'Goa',
      esi: '',
    });
    expect(answersOfDraft(undefined, saved)).toEqual(saved);
  });

  it('BEY-STA-01 about a state go with a change of the home state, and stay otherwise', () => {
    const form = answersFrom(everything);
    const { stateOwn: _own, stateCategory: _category, stateClaims: _claims, ...rest } = everything;
    expect(profileFrom(changedAnswers(form, 'homeState', 'Goa'))).toEqual({
      ...rest,
      homeState: 'Goa',
    });
    expect(profileFrom(changedAnswers(form, 'homeState', 'Kerala'))).toEqual(everything);
    expect(profileFrom(changedAnswers(form, 'gender', 'M'))).toEqual({
      ...everything,
      gender: 'M',
    });
  });

  it('BEY-ELG-07 send nothing of what was withheld or is no answer', () => {
    const form = { ...answersFrom(everything), homeState: 'Atlantis', pwd: '', esi: 'maybe' };
    const { homeState: _state, pwd: _pwd, esi: _esi, ...rest } = everything;
    expect(profileFrom(form)).toEqual(rest);
  });

  it.each([
    ['', undefined, false],
    ['  ', undefined, false],
    ['250000', 250_000, false],
    ['₹ 2,50,000', 250_000, false],
    ['2 lakh', 200_000, false],
    ['₹2.55 Lakhs', 255_000, false],
    ['. lakh', undefined, true],
    ['100000000', 100_000_000, false],
    ['100000001', undefined, true],
    ['0', undefined, true],
    ['10', undefined, true],
    ['2.5 lakh', 250_000, false],
    ['-5', undefined, true],
  ])('BEY-ELG-07 read %j as the budget %s', (budgetPerYear, rupees, isBad) => {
    const form = { ...answersFrom({}), budgetPerYear };
    expect(profileFrom(form).budgetPerYear).toBe(rupees);
    expect(budgetProblem(form) !== undefined).toBe(isBad);
  });
});
