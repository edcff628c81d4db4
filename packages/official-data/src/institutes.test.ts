import { describe, expect, it } from 'vitest';
import { institutes, nameDecisions } from './institutes.ts';
import { pgInstitutes } from './pgInstitutes.ts';

describe('the institutes of the official lists', () => {
  it('are 622: those of MCC and two that fill their seats themselves', () => {
    const byStream = Map.groupBy(institutes, ({ stream }) => stream);
    const sizes = Array.from(byStream, ([stream, group]) => [stream, group.length]);
    expect(Object.fromEntries(sizes)).toEqual({ medical: 519, dental: 87, nursing: 16 });
  });

  it('differ in id, code, name and short name, and are sorted', () => {
    const distinct = (values: readonly (string | null)[]) => new Set(values).size;
    expect(distinct(institutes.map(({ code }) => code))).toBe(institutes.length);
    expect(distinct(institutes.map(({ id }) => id))).toBe(institutes.length);
    expect(distinct(institutes.map(({ name }) => name))).toBe(institutes.length);
    expect(distinct(institutes.map(({ shortName }) => shortName))).toBe(institutes.length);
    const ids = institutes.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  it('say why they take women only', () => {
    const women = institutes.filter(({ womenOnly }) => womenOnly);
    expect(women).toHaveLength(17);
    expect(women.every(({ source }) => source !== undefined)).toBe(true);
    const bySaying = institutes.filter(({ name }) => /\bwomen\b/i.test(name));
    expect(bySaying.every(({ womenOnly }) => womenOnly)).toBe(true);
  });

  it.each([
    ['vmmc-delhi', 'MCC'],
    ['abvims-rml-delhi', 'MCC'],
    ['esic-dental-rohini', 'MCC'],
    ['mamc-delhi', 'MCC'],
    ['kmc-manipal', 'MCC'],
    ['bsa-rohini', 'MCC and GGSIPU'],
    ['ndmc-hindu-rao-delhi', 'MCC and GGSIPU'],
    ['acms-delhi', 'GGSIPU'],
    ['afmc-pune', 'AFMC'],
    ['gmc-kozhikode', 'MCC and state'],
    ['rims-imphal', 'MCC and state'],
  ])('%s is filled by %s', (id, filledBy) => {
    expect(institutes.find((institute) => institute.id === id)?.filledBy).toBe(filledBy);
  });
});

describe('the decisions about names', () => {
  it('are of institutes that there are', () => {
    const ids = new Set([...institutes, ...pgInstitutes].map(({ id }) => id));
    const unknown = nameDecisions.filter(
      ({ institute }) => institute !== null && !ids.has(institute),
    );
    expect(unknown).toEqual([]);
    expect(nameDecisions.every(({ reason }) => reason !== '')).toBe(true);
  });
});
