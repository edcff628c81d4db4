import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import {
  defaultOfficialSites,
  linkFinding,
} from '@seatwise/api-client/contract/constants/officialSites';
import { nameInHindi } from '@seatwise/api-client/contract/constants/namesInHindi';
import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { describe, expect, it } from 'vitest';
import {
  authorityIndex,
  authorityKeyOf,
  loadAuthority,
  otherAuthorities,
  poolOf,
  seatKindOf,
} from './authorities.ts';

const authorities = await Promise.all(
  [...authorityIndex].flatMap(([key, { lists }]) =>
    exams.filter((exam) => exam === 'UG' || lists[exam]).map((exam) => loadAuthority(key, exam)),
  ),
);
const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the authorities', () => {
  it('have every state once, with rows of their own or by name alone', () => {
    const listed = [...authorityIndex.values()].flatMap(({ state = [] }) => state);
    const all = [...listed, ...otherAuthorities.map(({ state }) => state)];
    expect(all.toSorted()).toEqual(stateNames.toSorted());
    expect(listed).toHaveLength(12);
  });

  it.each(authorities)(
    '$key explains for $exam its codes by its own categories and claims',
    (authority) => {
      const { key, codes, categories, claims, kinds, rounds } = authority;
      expect(authorityIndex.has(key)).toBe(true);
      const keys = [...categories, ...claims].map((row) => row.key);
      expect(unique(keys)).toBe(true);
      expect(keys.filter((word) => word.includes(' '))).toEqual([]);
      expect(unique(kinds.map((kind) => kind.key))).toBe(true);
      expect(unique(rounds.map(({ name }) => name))).toBe(true);
      expect(categories.filter(({ isOpen }) => isOpen)).toHaveLength(1);
      const pools = Object.keys(codes).flatMap((code) => poolOf(authority, code) ?? []);
      expect(pools.map(({ category }) => category)).toSatisfy((used: string[]) =>
        used.every((category) => categories.some((row) => row.key === category)),
      );
      expect(pools.flatMap((pool) => pool.claims)).toSatisfy((used: string[]) =>
        used.every((claim) => claims.some((row) => row.key === claim)),
      );
    },
  );

  it('say everything in both languages', () => {
    const texts = JSON.stringify([authorities, otherAuthorities]).matchAll(/"hi":"([^"]*)"/g);
    const foreign = Array.from(texts, ([, hi = '']) => hi).filter((hi) => hi === '');
    expect(foreign).toEqual([]);
  });

  it('BEY-LNG-17 their seats have one Hindi name, in a choice list as in a result', () => {
    const labels = authorities
      .filter(({ state }) => state)
      .flatMap(({ kinds }) => kinds.map(({ label }) => label));
    expect(labels.filter(({ en, hi }) => nameInHindi(en) !== hi)).toEqual([]);
  });

  it('are reached at sites that the app takes for official', () => {
    const portals = [...authorities, ...otherAuthorities].flatMap(({ portal = [] }) => portal);
    expect(
      portals.filter((portal) => linkFinding(portal, defaultOfficialSites) !== 'official'),
    ).toEqual([]);
  });
});

it('a code is a category and claims, or not explained', async () => {
  const authority = await loadAuthority(authorityKeyOf('Karnataka')!);
  expect(poolOf(authority, '3BR')).toEqual({ category: '3B', claims: ['rural'] });
  expect(poolOf(authority, 'GMRH')).toEqual({ category: 'GM', claims: ['rural', 'region'] });
  expect(poolOf(authority, 'MU')).toBeUndefined();
});

it.each([
  ['GOVT', 'GM', 'government', 'state'],
  ['PRIV', 'GMP', 'private', 'state'],
  ['PRIV', 'OPN', 'open', 'India'],
  ['OTHERS', 'OTHERS', 'management', 'India'],
  ['PRIV', 'NRI', 'nri', 'NRI'],
] as const)('%s %s of Karnataka is of the kind %s', async (quota, code, kind, opens) => {
  const authority = await loadAuthority('kea');
  expect(seatKindOf(authority, quota, code, 'private')).toMatchObject({ key: kind, opens });
});

it('a kind may depend on the college', async () => {
  const authority = await loadAuthority('bcece');
  expect(seatKindOf(authority, '', 'UR', 'government')?.key).toBe('government');
  expect(seatKindOf(authority, '', 'UR', 'private')?.key).toBe('private');
});
