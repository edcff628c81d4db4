import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { targetAt } from './target.ts';

it('BEY-KIT-06 keeps cookies like a browser, and sends them with reads alone', async () => {
  const heard: (string | undefined)[] = [];
  const server = createServer(({ headers, method }, response) => {
    heard.push(headers.cookie);
    if (method === 'POST')
      response.setHeader('set-cookie', ['known=7; Path=/; HttpOnly', 'other=a; Max-Age=60']);
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const target = targetAt(address, '');
  for (const method of ['GET', 'POST', 'GET', 'POST']) await target.fetch('/', { method });
  server.close();
  expect(heard).toEqual([undefined, undefined, 'known=7; other=a', undefined]);
});
