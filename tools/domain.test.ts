import { readFileSync } from 'node:fs';
import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { expect, it } from 'vitest';
import { ruleOf } from '../packages/flows/src/counselling-rules/rules.ts';
import { ruleAspects, rounds } from '../packages/flows/src/counselling-rules/ruleTable.ts';

const rows = ruleAspects.flatMap((aspect) =>
  rounds.flatMap((round) => {
    const cells = exams.map((exam) => {
      const rule = ruleOf(exam, round, aspect);
      return rule ? `${rule.value} (${rule.source.exams.join(', ')} ${rule.source.season})` : '';
    });
    return cells.some((cell) => cell !== '') ? [[aspect, round, ...cells]] : [];
  }),
);

const readDoc = (name: string): string =>
  readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

it('BEY-RUL-08 docs/truth.md has each finding once, with rows that prove it', () => {
  const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
  const findings = readDoc('truth.md')
    .split('\n')
    .map(cellsOf)
    .filter(([, id = '']) => /^(A?\d+|low)$/.test(id));
  const numbers = (count: number, prefix = ''): string[] =>
    Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
  expect(findings.map(([, id]) => id)).toEqual([...numbers(34, 'A'), ...numbers(22), 'low']);
  const catalogue = readDoc('spec/requirements.md') + readDoc('spec/beyond.md');
  const ids = findings.flatMap((cells) => cells.join(' ').match(/\b(?:BEY-)?[A-Z]{3}-\d{2}\b/g));
  expect(ids.filter((id) => id !== null && !catalogue.includes(`| ${id} `))).toEqual([]);
});

it('BEY-RUL-01 docs/domain.md says the same as the table', () => {
  const [, section = ''] = readDoc('domain.md').split('#### 1.4.1');
  const written = section
    .split('\n### ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(written).toEqual(rows);
});
