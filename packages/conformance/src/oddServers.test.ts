import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { expect, it } from 'vitest';
import { examine } from './examine.ts';
import { pageOf } from './page.ts';
import type { Options } from './run.ts';
import { targetAt } from './target.ts';

const json =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };

/** Lets every caller sign in, so that the kit examines as much as possible. */
const signingIn =
  (rest: RequestListener): RequestListener =>
  (request, response) => {
    if (request.url !== '/api/auth/login') return rest(request, response);
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const role = /"rollnumberOrEmail":"(\w+)@/.exec(body)?.[1] ?? 'free';
      const named = { superadmin: 'Super Admin', admin: 'Admin', counsellor: 'Counsellor' };
      const user = { id: '', role: named[role as 'admin'] ?? role.toUpperCase(), token: 'a.b.c' };
      json(JSON.stringify(user))(request, response);
    });
  };

const oddAnswers: Readonly<Record<string, RequestListener>> = {
  'null for everything': json('null'),
  'empty objects': json('{}'),
  'lists of null': json('[null,1,"a",[],{}]'),
  'lists of records with empty ids': json('[{"id":"","code":"","fileName":null,"student":7}]'),
  'fields of other types': json(
    '{"conversations":7,"alerts":{},"answers":"x","open":true,"id":[]}',
  ),
  'nested lists without end': json('['.repeat(100_000)),
  'a page for everything': (_, response) => {
    response.end('<!doctype html><title>Sign in to the network</title>');
  },
  'an error page': (_, response) => {
    response.writeHead(502, { 'content-type': 'text/html' });
    response.end('<html><h1>502 Bad Gateway</h1></html>');
  },
  'a redirect to itself': (request, response) => {
    response.writeHead(302, { location: request.url });
    response.end();
  },
  'a redirect elsewhere': (_, response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:1/' });
    response.end();
  },
  'closed connections': (request) => request.socket.destroy(),
  'half an answer': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('[{"id":1');
    setTimeout(() => response.destroy(), 5);
  },
  'an answer that never ends': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[');
  },
  'no answer': () => {},
  'broken compression': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end('not gzip');
  },
  'a huge refusal of blanks': (_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(' '.repeat(1_000_000));
  },
  'bytes that are no text': (_, response) => {
    response.end(Buffer.from([0xff, 0xfe, 0x00, 0x80]));
  },
  'waits of years': (_, response) => {
    response.writeHead(429, { 'retry-after': '99999999999' });
    response.end();
  },
};

const oddSockets: readonly ((wire: WebSocket) => void)[] = [
  () => {},
  (wire) => wire.terminate(),
  (wire) => wire.send('\0\0\n\n\0CONNECTED\n\n\0MESSAGE\nbroken\n\n{\0ERROR\0'),
  (wire) => wire.on('message', () => wire.send('CONNECTED\n\n\0RECEIPT\nreceipt-id:r\n\n\0')),
  (wire) => wire.on('message', () => wire.send('x'.repeat(2_000_000))),
];

const cases = [
  ['nobody can sign in', oddAnswers['an error page']!, oddSockets[0]!] as const,
  ...Object.entries(oddAnswers).map(
    ([what, answer], index) =>
      [what, signingIn(answer), oddSockets[index % oddSockets.length]!] as const,
  ),
];

it.concurrent.each(cases)('BEY-KIT-05 ends with a report: %s', async (_, answer, serveSocket) => {
  const server = createServer(answer);
  const sockets = new WebSocketServer({ server, path: '/ws' });
  sockets.on('connection', serveSocket);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const target = targetAt(`http://127.0.0.1:${port}`, `ws://127.0.0.1:${port}/ws`);
  const limits: Options = { timeLimit: 60, socketTimeLimit: 40, deadline: 1000 };
  const started = Date.now();
  const report = await examine(target, limits);
  expect(Date.now() - started).toBeLessThan(10_000);
  sockets.close();
  server.closeAllConnections();
  server.close();
  expect(report.totals.broken).toBeGreaterThan(0);
  expect(JSON.stringify(report)).not.toContain('the kit failed');
  expect(JSON.stringify(report).length).toBeLessThan(2_000_000);
  expect(pageOf(report)).toContain('</html>');
});
