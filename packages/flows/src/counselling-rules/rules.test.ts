import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { describe, expect, it } from 'vitest';
import { ruleSentences } from './messages.ts';
import { assumedRule, ruleOf, ruleSentence } from './rules.ts';
import { rounds, ruleTable, type RuleAspect } from './ruleTable.ts';
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
      // A season is counselled in the year of its exam and, where it is late, in the next.
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

describe('a rule', () => {
  it('BEY-RUL-01 is that of the season, or of the last one before it', () => {
    expect(ruleOf('UG', '2', 'upgrade')?.value).toBe('on-request-or-assumed');
    expect(ruleOf('UG', '2', 'upgrade', 2022)?.value).toBe('none');
    expect(ruleOf('UG', '2', 'resignation', 2022)?.value).toBe('none-if-not-upgraded');
    expect(ruleOf('UG', '2', 'resignation')?.value).toBe('free-if-not-upgraded');
    expect(ruleOf('UG', '2', 'resignation', 2020)).toBeUndefined();
  });

  it('BEY-RUL-01 is not made up where no report has it', () => {
    expect(ruleSentence('MDS', 'stray', 'notJoining')).toBeUndefined();
    expect(assumedRule('MDS', 'stray', 'notJoining')).toBe('deposit-and-debarment');
    expect(assumedRule('MDS', 'stray', 'reservedSeats')).toBeUndefined();
  });

  it.each(['UG', 'PG'] as const)(
    'BEY-RUL-02 names the year that %s costs in the stray round',
    (exam) => {
      expect(ruleSentence(exam, 'stray', 'notJoining')).toContain('NEET in the next year');
    },
  );
});
