import { runsOf } from '@seatwise/api-client/testing/replayable';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenFor } from '../../../testing/hosts.ts';
import { socketHosts, type SocketHost } from '../../../testing/socketHosts.ts';

const perHost = runsOf(5000);

describe.each(socketHosts)('hostile frames on the %s', (_, start) => {
  let place: SocketHost;
  beforeAll(async () => {
    place = await start();
  });
  afterAll(() => place.close());

  const commands = fc.constantFrom(
    'SEND',
    'SUBSCRIBE',
    'UNSUBSCRIBE',
    'ACK',
    'CONNECT',
    'BEGIN',
    'DISCONNECT',
    'NONSENSE',
    '',
  );
  const headers = (conversation: number) =>
    fc.constantFrom(
      'id:1',
      'destination:/app/chat/send',
      `destination:/topic/conversation/${conversation}`,
      'destination:/topic/conversation/1',
      'destination:/topic/notifications/admins',
      'destination:/user/queue/messages',
      'client-message-id:',
      'content-length:3',
      'content-length:99999999999',
      'broken',
      '__proto__:x',
      'a:\\q',
    );
  const bodies = (conversation: number) =>
    fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '{"conversationId":1,"senderId":1,"content":"x","timestamp":""}',
        `{"conversationId":${conversation},"senderId":1,"content":"x","timestamp":""}`,
        '{"__proto__":{"role":"Admin"}}',
        '['.repeat(20_000),
        '',
      ),
    );
  const frameFor = (conversation: number) =>
    fc.oneof(
      {
        weight: 9,
        arbitrary: fc
          .tuple(
            commands,
            fc.uniqueArray(headers(conversation), { maxLength: 4 }),
            bodies(conversation),
            fc.constantFrom('\0', '\0\n', ''),
          )
          .map(
            ([command, lines, body, end]) =>
              `${[command, 'receipt:hostile', ...lines].join('\n')}\n\n${body}${end}`,
          ),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1 }) },
    );

  /** Sends a good CONNECT, a hostile frame and a last one; returns what the connection received. */
  const hear = (token: string, frame: string): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const socket = place.open(place.url, ['v12.stomp']);
      let text = '';
      const patience = setTimeout(
        () => reject(new Error(`The socket hangs after ${JSON.stringify(frame)}`)),
        5000,
      );
      const end = () => {
        clearTimeout(patience);
        socket.close();
        resolve(text.split('\0').flatMap((part) => part.trimStart() || []));
      };
      socket.addEventListener('open', () =>
        socket.send(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${token}\n\n\0`),
      );
      socket.addEventListener('message', ({ data }) => {
        const isConnected = text === '';
        text += String(data);
        if (!isConnected) return;
        socket.send(frame.toWellFormed());
        // This ends an unfinished frame, and is answered only after everything before.
        socket.send('\0\nUNSUBSCRIBE\nid:never\n\n\0');
      });
      socket.addEventListener('close', end);
    });

  it(
    `end in an ERROR or are executed, each of ${perHost} on a connection of its own`,
    { timeout: 240_000 },
    async () => {
      const { backend, environment } = place.host;
      const token = await tokenFor(place.host, 'free');
      const [user] = backend.db.users.where('email', 'free@seatwise.test');
      const conversation = backend.chat.open(user!).id;
      const tally = { executed: 0, rejected: 0 };
      for (const frame of fc.sample(frameFor(conversation), perHost)) {
        // Enough time between frames that the rate limit refuses none.
        environment.clock.offset += 100;
        const [first, ...rest] = await hear(token, frame);
        expect(first).toMatch(/^CONNECTED\n/);
        for (const answer of rest) {
          expect(answer).toMatch(/^(RECEIPT|MESSAGE|ERROR)\n/);
          expect(answer).not.toContain('Too many');
        }
        if (rest[0]?.startsWith('RECEIPT\nreceipt-id:hostile')) tally.executed += 1;
        else tally.rejected += 1;
      }
      expect(tally.executed).toBeGreaterThan(perHost / 20);
      expect(tally.rejected).toBeGreaterThan(perHost / 4);
      // No frame caused a failure on the server.
      expect(environment.logged.filter(({ event }) => event === 'failed')).toEqual([]);
      expect(backend.chat.sockets().flatMap(({ topics }) => topics)).toEqual([]);
    },
  );
});
