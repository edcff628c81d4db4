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

it('BEY-ATK-35 reads no text of more than 16 MB, however long it is', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    const more = (): void => {
      while (!response.destroyed && response.write(' '.repeat(2 ** 20)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await targetAt(address, '').fetch('/', {});
  await expect(answer.json()).rejects.toThrow('more than 16777216 bytes');
  server.closeAllConnections();
  server.close();
});
