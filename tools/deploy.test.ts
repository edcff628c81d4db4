import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callRoots } from '../packages/backend/src/http/fallback.ts';

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

it('BEY-OPS-01 nginx passes on what the instances answer, and nothing of their counts', () => {
  const nginx = read('nginx/seatwise.conf');
  const [, passed] = /location ~ \^\/\(([^)]+)\)/.exec(nginx)!;
  expect(passed!.split('|').toSorted()).toEqual([...callRoots, 'ws', 'health'].toSorted());
  expect(new Set(nginx.match(/proxy_pass .*/g))).toEqual(new Set(['proxy_pass http://seatwise;']));
  expect(nginx).not.toMatch(/:91\d\d/);
});

it('BEY-SRV-02 deploys the server for a team, with all that it asks for', () => {
  for (const file of ['Dockerfile', 'systemd/seatwise@.service'])
    expect(read(file).match(/apps\/[\w/-]+\.ts/g)).toEqual(['apps/server/src/main.ts']);
  const asked = ['SEATWISE_MAIL_URL_FILE', 'SEATWISE_SIGNING_KEY_FILE', 'SEATWISE_PLANS'];
  const units = read('systemd/seatwise.env') + read('systemd/seatwise@.service');
  for (const name of [...asked, 'SEATWISE_MAIL_FROM', 'VITE_SITE_URL', 'VITE_OPERATOR_NAME'])
    expect(units).toContain(`${name}=`);
  const ofPlans = [
    'SEATWISE_CARD_KEY_FILE',
    'SEATWISE_CARD_WEBHOOK_FILE',
    'SEATWISE_PAYU_KEY_FILE',
  ];
  for (const name of ofPlans) expect(units).toContain(`${name}=`);
  for (const name of [...asked, ...ofPlans]) expect(read('compose.yml')).toContain(`${name}: `);
});

it('BEY-ATK-34 a restore begins another epoch', () => {
  expect(read('postgres/restore.sh')).toContain("'settings', 'epoch'");
});

const analyse = (unit: string) =>
  spawnSync('systemd-analyze', [
    'security',
    '--offline=true',
    '--threshold=25',
    `deploy/systemd/${unit}.service`,
  ]);

it.skipIf(analyse('seatwise@').error)(
  'BEY-ATK-36 the units may do little, by the measure of systemd',
  () => {
    for (const unit of ['seatwise@', 'seatwise-backup']) expect(analyse(unit).status, unit).toBe(0);
  },
);

it('BEY-OPS-03 each alert is explained to the people whom it wakes', () => {
  const alerts = read('monitoring/alerts.yml').matchAll(/alert: (\w+)/g);
  const manual = readFileSync('docs/operations.md', 'utf8');
  for (const [, alert] of alerts) expect(manual).toContain(`\`${alert}\``);
});
