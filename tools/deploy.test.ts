import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callRoots } from '../apps/mock-server/src/http/fallback.ts';

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

it('BEY-OPS-01 nginx passes on what the instances answer, and nothing of their counts', () => {
  const nginx = read('nginx/seatwise.conf');
  const [, passed] = /location ~ \^\/\(([^)]+)\)/.exec(nginx)!;
  expect(passed!.split('|').toSorted()).toEqual([...callRoots, 'ws', 'health'].toSorted());
  expect(new Set(nginx.match(/proxy_pass .*/g))).toEqual(new Set(['proxy_pass http://seatwise;']));
  expect(nginx).not.toMatch(/:91\d\d/);
});

it('BEY-OPS-03 each alert is explained to the people whom it wakes', () => {
  const alerts = read('monitoring/alerts.yml').matchAll(/alert: (\w+)/g);
  const manual = readFileSync('docs/operations.md', 'utf8');
  for (const [, alert] of alerts) expect(manual).toContain(`\`${alert}\``);
});
