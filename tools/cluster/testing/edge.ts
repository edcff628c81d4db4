/**
 * nginx, with the deployment's limits, serves one address little and leaves room for the others.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../freePort.ts';
import { startNginx } from '../nginx.ts';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'seatwise-edge-'));
writeFileSync(join(folder, 'nginx.conf'), '');
/** Refuses a stranger's upload at once, and reads on as the instances do: to close loses answers. */
const instance = createServer((request, response) => {
  request.resume();
  if (request.url!.startsWith('/api/admin/')) response.writeHead(401).end();
  else request.on('end', () => response.end('answered'));
}).listen(0, '127.0.0.1');
await once(instance, 'listening');
const front = await freePort();
const made = join(folder, 'nginx');
const nginx = startNginx(made, folder, front, [(instance.address() as AddressInfo).port]);
process.once('exit', () => nginx.kill('SIGTERM'));

const origin = `http://127.0.0.1:${front}`;
const isUp = (): Promise<boolean> =>
  fetch(`${origin}/api/alerts`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isUp())) await delay(50);

/** Sends the head of a request and part of its body from one of this machine's addresses. */
const begin = (path: string, length: number, part = '', from = '127.0.0.1') => {
  const socket = connect({ host: '127.0.0.1', port: front, localAddress: from });
  socket.on('error', () => undefined);
  const said = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
      resolve(text);
    });
    socket.on('close', () => resolve(text));
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: seatwise\r\nContent-Length: ${length}\r\n\r\n${part}`,
  );
  return { socket, said };
};
const open = (sockets: readonly { readonly socket: Socket }[]): number =>
  sockets.filter(({ socket }) => socket.readyState === 'open').length;

const slow = Array.from({ length: 1700 }, () => begin('/api/auth/login', 1000, '{'));
await delay(4000);
const held = open(slow);
assert.ok(held <= 500, `${held} slow bodies of one address are held`);
const other = begin('/api/auth/login', 2, '{}', '127.0.0.2');
assert.match(await other.said, /^HTTP\/1.1 200/, 'another address is answered meanwhile');
other.socket.destroy();
await delay(10_000);
assert.equal(open(slow), 0, 'slow bodies are given up');
console.log(`of 1,700 slow bodies of one address ${held} were held, for ten seconds`);

const taken = (): number =>
  readdirSync(made, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(made, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
const part = 'x'.repeat(3 * megabyte);
for (const [path, status] of [
  ['/api/auth/login', 413],
  ['/api/admin/files/upload', 401],
] as const) {
  const large = Array.from({ length: 12 }, () => begin(path, 55 * megabyte, part));
  for (const { said } of large) assert.match(await said, new RegExp(`^HTTP/1.1 ${status}`), path);
  assert.ok(taken() < megabyte, `${path} fills ${taken()} bytes of the disk`);
  for (const { socket } of large) socket.destroy();
}
console.log('large bodies are refused before they come, and fill no disk');
nginx.kill('SIGTERM');
await once(nginx, 'exit');
instance.close();
instance.closeAllConnections();
rmSync(folder, { recursive: true });
process.exit();
