import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { untilNobodyWaits } from './untilNobodyWaits.ts';

// A first try is slow, and waits longer than it must.
it(
  'BEY-CLU-15 a listener that closes then leaves nobody who came before without an answer',
  { repeats: 9 },
  async () => {
    const server = createServer((wire) => wire.end('answered')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const callers = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
    const heard = callers.map(async (caller) => {
      const said = await caller.setEncoding('utf8').toArray();
      return said.join('');
    });
    await untilNobodyWaits(server);
    server.close();
    expect(await Promise.all(heard)).toEqual(callers.map(() => 'answered'));
  },
);
