import { readFileSync } from 'node:fs';
import { operations } from '@seatwise/api-client/contract';
import { expect, it } from 'vitest';

const deployed = readFileSync('deploy/nginx/seatwise.conf', 'utf8');
/** The largest body of each location, in the order of the file. */
const megabytes = [...deployed.matchAll(/client_max_body_size (\d+)m;/g)].map(([, size]) =>
  Number(size),
);

it('BEY-ATK-30 lets large bodies through for uploads alone, as the contract has them', () => {
  const [other] = megabytes;
  expect(megabytes).toHaveLength(2);
  const [, pattern] = /location ~ (\^\/api\/admin\/\S+) /.exec(deployed)!;
  const uploads = operations.filter(({ encoding }) => encoding === 'multipart');
  expect(uploads.length).toBeGreaterThan(0);
  expect(operations.filter(({ path }) => new RegExp(pattern!).test(path))).toEqual(
    expect.arrayContaining(uploads),
  );
  for (const { id, encoding, maxBodyBytes = 0 } of operations)
    expect(encoding === 'multipart' ? 0 : maxBodyBytes, id).toBeLessThanOrEqual(
      other! * 1024 * 1024,
    );
});

it('BEY-ATK-30 bounds what one address holds, and how long a body may stop', () => {
  for (const limit of ['limit_conn address 500;', 'client_body_timeout 10s;', 'lingering_time 5s;'])
    expect(deployed).toContain(limit);
});
