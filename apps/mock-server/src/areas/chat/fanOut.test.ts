import { beforeEach, describe, expect, it } from 'vitest';
import { tokenFor, userOf, workerHost, type Host } from '../../testing/hosts.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

/** A socket without a network, which counts deliveries. */
const openSocket = async (mailbox: string) => {
  const wire = { deliveries: 0, sent: '', closed: undefined as number | undefined };
  const socket = host.backend.chat.accept({
    send: (text) => {
      wire.sent += text.length < 1000 ? text : '';
      if (text.startsWith('MESSAGE')) wire.deliveries += 1;
    },
    close: (code) => {
      wire.closed = code;
    },
  });
  const token = await tokenFor(host, mailbox);
  socket.receive(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${token}\n\n\0`);
  await expect.poll(() => wire.sent).toMatch(/CONNECTED|ERROR/);
  const subscribe = (id: number, destination: string): void =>
    socket.receive(`SUBSCRIBE\nid:${id}\ndestination:${destination}\n\n\0`);
  return { wire, socket, subscribe };
};

describe('the sockets of one user', () => {
  it('are at most 20 at a time; another one is refused in words, and takes the place of one that ends', async () => {
    const open = [];
    for (let number = 0; number < 20; number += 1) open.push(await openSocket('free'));
    const refused = await openSocket('free');
    expect(refused.wire.sent).toContain('ERROR\nmessage:You have 20 connections already.');
    expect(refused.wire.closed).toBe(1008);
    expect((await openSocket('basic')).wire.closed).toBeUndefined();
    open[0]!.socket.closed();
    expect((await openSocket('free')).wire.closed).toBeUndefined();
  });

  it('hold at most 100 subscriptions together', async () => {
    const sockets = [await openSocket('free'), await openSocket('free'), await openSocket('free')];
    for (const { subscribe } of sockets.slice(0, 2))
      for (let id = 0; id < 50; id += 1) subscribe(id, '/user/queue/messages');
    sockets[2]!.subscribe(1, '/user/queue/messages');
    expect(sockets[2]!.wire.sent).toContain('You have 100 subscriptions already.');
    expect(sockets.map(({ wire }) => wire.closed)).toEqual([undefined, undefined, 1002]);
  });

  it('deliver a bounded number of copies: 120 messages of one byte gave 240,000', async () => {
    const user = userOf(host.backend, 'free');
    const { id } = host.backend.chat.open(user);
    const sockets = [];
    for (let number = 0; number < 20; number += 1) {
      const opened = await openSocket('free');
      sockets.push(opened);
      for (let index = 0; index < 5; index += 1)
        opened.subscribe(
          index,
          index % 2 === 0 ? `/topic/conversation/${id}` : '/user/queue/messages',
        );
    }
    let refused = 0;
    for (let number = 0; number < 120; number += 1)
      try {
        host.backend.chat.postMessage(user, id, 'x', null);
      } catch (error) {
        expect(error).toMatchObject({ status: 429 });
        refused += 1;
      }
    const deliveries = sockets.reduce((sum, { wire }) => sum + wire.deliveries, 0);
    expect(deliveries).toBeGreaterThan(1000);
    expect(deliveries).toBeLessThanOrEqual(5000);
    expect(refused).toBeGreaterThan(0);
    host.environment.clock.offset += 1000;
    expect(host.backend.chat.postMessage(user, id, 'y', null).content).toBe('y');
  });

  it('do not hold back a counsellor whose messages many read', async () => {
    const admin = userOf(host.backend, 'admin');
    const { id } = host.backend.chat.open(userOf(host.backend, 'free'));
    const readers = [];
    for (const mailbox of ['admin', 'superadmin', 'free'])
      for (let number = 0; number < 5; number += 1) {
        const opened = await openSocket(mailbox);
        readers.push(opened);
        opened.subscribe(1, `/topic/conversation/${id}`);
      }
    for (let number = 0; number < 100; number += 1)
      host.backend.chat.postMessage(admin, id, `m${number}`, null);
    expect(readers.map(({ wire }) => wire.deliveries)).toEqual(readers.map(() => 100));
  });
});
