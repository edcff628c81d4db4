import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { describe, expect, it } from 'vitest';
import { ruleSentences } from './messages.ts';
import {
  assumedRuleOf,
  knownRules,
  roundNamed,
  ruleOf,
  rulesBetween,
  unknownAspects,
} from './rules.ts';
import { rounds, ruleTable, type RuleAspect } from './ruleTable.ts';
import { seasonOf } from './seasons.ts';
import { ruleSources, type RuleSourceName } from './sources.ts';

const rows = exams.flatMap((exam) =>
  rounds.flatMap((round) =>
    Object.entries(ruleTable[exam][round]).flatMap(([aspect, rules]) =>
      rules.map(([value, source]) => ({
        at: `${exam} ${round} ${aspect}`,
        aspect: aspect as RuleAspect,
        value: value as string,
        source,
      })),
    ),
  ),
);

describe('the table of rules', () => {
  it.each(Object.entries(ruleSources))(
    'BEY-RUL-01 names publisher, page and day of %s',
    (_, of) => {
      expect(URL.parse(of.url)?.protocol).toBe('https:');
      expect(of.publisher).not.toBe('');
      expect(of.published).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      // Counselling takes place in the year of the exam or, if late, in the next.
      expect(Number(of.published.slice(0, 4)) - of.season).toBeOneOf([0, 1]);
    },
  );

  it('BEY-RUL-01 uses every source, and has words for every rule', () => {
    expect(new Set(rows.map(({ source }) => source))).toEqual(
      new Set(Object.keys(ruleSources) as RuleSourceName[]),
    );
    for (const { aspect, value } of rows)
      expect(ruleSentences[aspect]).toHaveProperty(value, expect.stringMatching(/\.$/));
  });

  it('BEY-RUL-01 has the newest season first', () => {
    for (const exam of exams)
      for (const round of rounds)
        for (const rules of Object.values(ruleTable[exam][round])) {
          const seasons = rules.map(([, source]) => ruleSources[source].season);
          expect(seasons).toEqual(seasons.toSorted((a, b) => b - a));
        }
  });
});

it('BEY-STA-11 of MCC and the states says what the stray round rules, each with its source', () => {
  const rules = rulesBetween('UG');
  expect(rules.map(({ round, source }) => [round, source.season])).toEqual([
    ['stray', 2024],
    ['stray', 2025],
  ]);
  expect(rules.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('no seat anywhere, from MCC or a state'),
    expect.stringContaining('the states take you off their lists'),
  ]);
  expect(rulesBetween('MDS')).toEqual([]);
});

it('BEY-RUL-06 the season is that of the last exam that was held', () => {
  expect(seasonOf('UG', Date.parse('2026-11-24'))?.season).toBe(2026);
  expect(seasonOf('UG', Date.parse('2026-05-20'))).toBeUndefined();
  expect(seasonOf('MDS', Date.parse('2026-11-24'))).toBeUndefined();
});

describe('a rule', () => {
  it('BEY-RUL-01 is that of the season, or of the last one before it', () => {
    expect(ruleOf('UG', '2', 'upgrade')?.value).toBe('on-request-or-assumed');
    expect(ruleOf('UG', '2', 'upgrade', 2022)?.value).toBe('none');
    expect(ruleOf('UG', '2', 'resignation', 2022)?.value).toBe('none-if-not-upgraded');
    expect(ruleOf('UG', '2', 'resignation')?.value).toBe('free-if-not-upgraded');
    expect(ruleOf('UG', '2', 'resignation', 2020)).toBeUndefined();
  });

  it('BEY-RUL-01 is not made up where no report has it', () => {
    expect(ruleOf('MDS', 'stray', 'notJoining')).toBeUndefined();
    expect(knownRules('MDS', 'stray')).toEqual([]);
    expect(unknownAspects('MDS', 'stray')).toContain('notJoining');
    expect(unknownAspects('UG', '3')).toEqual([]);
  });

  it('BEY-RUL-02 is that of the nearest exam where a simulation needs one', () => {
    expect(assumedRuleOf('MDS', 'stray', 'notJoining')).toMatchObject({
      value: 'deposit-and-debarment',
      source: { exams: ['PG'], season: 2024 },
    });
    expect(assumedRuleOf('MDS', 'stray', 'reservedSeats')).toBeUndefined();
  });

  it.each([
    ['Round 2', '2'],
    ['Stray Vacancy', 'stray'],
    ['Special Stray Vacancy', 'stray'],
    ['Registration', undefined],
  ])('BEY-RUL-04 of the round that is called %s', (name, round) => {
    expect(roundNamed(name)).toBe(round);
  });

  it.each(['UG', 'PG'] as const)(
    'BEY-RUL-02 names the year that %s costs in the stray round',
    (exam) => {
      expect(knownRules(exam, 'stray')[0]?.sentence).toContain('NEET in the next year');
    },
  );
});
