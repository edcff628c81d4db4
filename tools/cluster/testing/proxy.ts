/**
 * nginx retries reads, and calls that reached no instance, but never a call that may have written.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../freePort.ts';
import { startNginx } from '../nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'seatwise-proxy-'));
writeFileSync(join(folder, 'nginx.conf'), '');

let reached: string[] = [];
/** An instance that may die as soon as it has read a request's body. */
const startInstance = async (dies: boolean) => {
  const server = createServer((request, response) => {
    reached.push(`${request.method}`);
    request.resume().on('end', () => {
      if (!dies) response.end('answered');
      else if (request.url === '/api/refused') response.writeHead(503).end();
      else response.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
};
const [dying, alive] = [await startInstance(true), await startInstance(false)];
const front = await freePort();
const nobody = await freePort();
const nginx = startNginx(join(folder, 'nginx'), folder, front, [dying.port, nobody, alive.port]);
process.once('exit', () => nginx.kill('SIGTERM'));

const ask = async (method: string, path: string): Promise<number> => {
  const body = method === 'GET' ? {} : { body: '{}' };
  const answer = await fetch(`http://127.0.0.1:${front}${path}`, { method, ...body });
  await answer.arrayBuffer();
  return answer.status;
};
const isUp = (): Promise<boolean> =>
  ask('GET', '/api/ready').then(
    () => true,
    () => false,
  );
while (!(await isUp())) await delay(50);

for (const method of ['POST', 'PUT', 'GET'] as const)
  for (const [path, failure] of [
    ['/api/died', 502],
    ['/api/refused', 503],
  ] as const) {
    const statuses: number[] = [];
    for (let index = 0; index < 15; index += 1) {
      reached = [];
      statuses.push(await ask(method, path));
      const isRepeated = reached.length > 1;
      assert.ok(!isRepeated || method === 'GET', `${method} reached ${reached.length} instances`);
      // nginx tries a failed instance again after a second.
      await delay(300);
    }
    const wanted = method === 'GET' ? [200] : [200, failure];
    assert.deepEqual(
      [...new Set(statuses)].toSorted((a, b) => a - b),
      wanted,
      `${method} ${path}`,
    );
  }
console.log('POST and PUT reach one instance; a read that fails is sent to the next');

for (const { server } of [dying, alive]) {
  server.close();
  server.closeAllConnections();
}
for (const method of ['POST', 'PUT', 'DELETE', 'GET'])
  for (let index = 0; index < 5; index += 1)
    assert.equal(await ask(method, '/api/anything'), 502, `${method}, and no instance is there`);
console.log('without an instance every call is answered as one that reached nobody');
nginx.kill('SIGTERM');
await once(nginx, 'exit');
rmSync(folder, { recursive: true });
process.exit();
