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

it('BEY-RUL-01 docs/domain.md says the same as the table', () => {
  const domain = readFileSync(new URL('../docs/domain.md', import.meta.url), 'utf8');
  const [, section = ''] = domain.split('#### 1.4.1');
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
