import { describe, expect, it } from 'vitest';

/** The package's own source, without tests. */
const sources = import.meta.glob(['../**/*.ts', '!../**/*.test.ts', '!../**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Only flags may follow, because a text may contain two addresses such as /plan and /terms. */
const literal =
  /(?<=[(,=:[!&|?{}\s])\/(?![/*\s])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+)\/([dgimsuvy]*)(?!\w)/g;

const patterns = Object.entries(sources).flatMap(([file, source]) =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(literal)].map(
    ([text, pattern = '', flags = '']) => ({ file, text, regex: new RegExp(pattern, flags) }),
  ),
);

const size = 100_000;
const limit = 50;

const once = (regex: RegExp, input: string): number => {
  const start = performance.now();
  regex.test(input);
  return performance.now() - start;
};

/** A busy machine is slow sometimes; a slow pattern is slow every time. */
const isSlow = (regex: RegExp, input: string): boolean =>
  Array.from({ length: 10 }).every(() => once(regex, input) >= limit);

const filled = (unit: string): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

/** Repetitions that slow down a backtracking pattern: of single characters and of its own words. */
const inputsFor = (pattern: string): string[] => {
  const units = [
    ...Array.from('aA1 .@-_!%"/\\\n\0'),
    'a@',
    '.a',
    'a.',
    'a ',
    '1 ',
    'ab ',
    '@a.',
    'क',
  ];
  const words = [...new Set(pattern.match(/[a-z]{2,}/gi))];
  return [
    ...units.flatMap((unit) => [filled(unit), `${filled(unit)}!`, `a@${filled(unit)}`]),
    ...words.flatMap((word) => [`${filled(word)}!`, `${filled(`${word} `)}!`]),
  ];
};

describe('every regular expression of the package', () => {
  it('is found', () => {
    expect(patterns.length).toBeGreaterThan(60);
    expect(patterns.map(({ file }) => file)).toContain('../help-bot/generalTopics.ts');
    expect(patterns.map(({ file }) => file)).toContain('../shared/fields.ts');
  });

  it.each(patterns.map(({ text, regex }) => [text.slice(0, 60), regex] as const))(
    'BOT-09 SUP-29 SUP-30 SUP-39 reads 100 kB of malice in 50 ms: %s',
    (_, regex) => {
      const slow = inputsFor(regex.source).filter((input) => isSlow(regex, input));
      expect(slow.map((input) => input.slice(0, 20))).toEqual([]);
    },
  );
});
