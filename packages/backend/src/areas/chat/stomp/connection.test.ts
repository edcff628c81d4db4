import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type ConnectionRules } from './connection.ts';
import { FrameReader, writeFrame, type Frame } from './frames.ts';

const rules: ConnectionRules<string> = {
  maxFrameOctets: 1024,
  server: 'test',
  authenticate: async ({ Authorization }) =>
    Authorization === 'Bearer good' ? 'ananya' : undefined,
  rejectionReason: () => undefined,
  refusalReason: () => undefined,
  expiresIn: () => 3_600_000,
  allowsFrame: () => true,
  subscribe: (_, destination) =>
    destination.startsWith('/topic/') ? { topic: destination } : { rejected: 'No such topic' },
  send: () => ({ accepted: true }),
  onError: () => {},
};

const start = (changes: Partial<ConnectionRules<string>> = {}) => {
  const wire = { text: '', closed: undefined as number | undefined, reason: '' };
  const connection = new Connection<string>(
    {
      send: (text) => {
        wire.text += text;
      },
      close: (code, reason) => {
        wire.closed ??= code;
        wire.reason = reason;
      },
    },
    { ...rules, ...changes },
  );
  const say = async (command: string, headers: Record<string, string> = {}, body = '') => {
    connection.receive(writeFrame(command, headers, body));
    await vi.advanceTimersByTimeAsync(0);
  };
  const heard = (): Frame[] => [...new FrameReader(100_000).push(wire.text)];
  const connect = (headers: Record<string, string> = {}) =>
    say('CONNECT', { 'accept-version': '1.2', Authorization: 'Bearer good', ...headers });
  return { connection, wire, say, heard, connect, last: () => heard().at(-1)! };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  it.each([
    ['1.2', '1.2'],
    ['1.0,1.1', '1.1'],
    ['1.2,1.1,1.0', '1.2'],
  ])('agrees with accept-version %s on %s', async (offered, version) => {
    const { connect, last } = start();
    await connect({ 'accept-version': offered });
    expect(last()).toMatchObject({ command: 'CONNECTED', headers: { version, server: 'test' } });
  });

  it('takes STOMP for CONNECT', async () => {
    const { say, last } = start();
    await say('STOMP', { 'accept-version': '1.2', Authorization: 'Bearer good' });
    expect(last().command).toBe('CONNECTED');
  });

  it.each([
    ['no known version', { 'accept-version': '1.0' }, 1002],
    ['a heart-beat that is none', { 'heart-beat': 'soon' }, 1002],
    ['a wrong token', { Authorization: 'Bearer bad' }, 4401],
  ])('refuses %s', async (_, headers, code) => {
    const { connect, last, wire } = start();
    await connect(headers);
    expect(last().command).toBe('ERROR');
    expect(wire.closed).toBe(code);
  });

  it('refuses frames before CONNECT, and a client that never sends it', async () => {
    const eager = start();
    await eager.say('SUBSCRIBE', { id: '1', destination: '/topic/a' });
    expect(eager.last().headers['message']).toBe('Expected CONNECT');
    const silent = start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(silent.last().headers['message']).toBe('No CONNECT came');
  });

  it('keeps what comes while it asks who that is, in order', async () => {
    const { connection, heard } = start();
    connection.receive(
      writeFrame('CONNECT', { 'accept-version': '1.2', Authorization: 'Bearer good' }),
    );
    connection.receive(
      writeFrame('SUBSCRIBE', { id: '1', destination: '/topic/a', receipt: 'r1' }),
    );
    connection.receive(writeFrame('SEND', { destination: '/app/x', receipt: 'r2' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard().map(({ command }) => command)).toEqual(['CONNECTED', 'RECEIPT', 'RECEIPT']);
  });

  it('beats as often as both agree, and not at all where one declines', async () => {
    const { connect, wire } = start();
    await connect({ 'heart-beat': '0,20000' });
    const before = wire.text.length;
    await vi.advanceTimersByTimeAsync(19_999);
    expect(wire.text.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(wire.text.slice(before)).toBe('\n');
    const quiet = start();
    await quiet.connect({ 'heart-beat': '0,0' });
    const said = quiet.wire.text;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(quiet.wire.text).toBe(said);
  });

  it('gives a client up that promised to beat and went silent', async () => {
    const { connection, connect, wire, last } = start();
    await connect({ 'heart-beat': '10000,0' });
    for (let i = 0; i < 6; i += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      connection.receive('\n');
    }
    expect(wire.closed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(last().headers['message']).toBe('No heart-beat came');
    expect(wire.closed).toBe(1002);
  });

  it('ends when the token runs out', async () => {
    const until = Date.now() + 3_600_000;
    const { connect, wire, last } = start({
      rejectionReason: () => (Date.now() < until ? undefined : 'The session has expired.'),
    });
    await connect();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(last().headers['message']).toBe('The session has expired.');
    expect(wire.closed).toBe(4401);
  });

  it.each([
    ['SEND', {}, 'SEND needs a destination'],
    ['SUBSCRIBE', { id: '1' }, 'SUBSCRIBE needs an id and a destination'],
    ['SUBSCRIBE', { id: '1', destination: '/queue/a' }, 'No such topic'],
    ['UNSUBSCRIBE', { id: '9' }, 'There is no such subscription'],
    ['BEGIN', { transaction: '1' }, 'BEGIN is not supported'],
    ['CONNECT', {}, 'CONNECT is not supported'],
    ['NONSENSE', {}, 'NONSENSE is not supported'],
  ])(
    'answers %s %j with ERROR, names the receipt and closes',
    async (command, headers, message) => {
      const { connect, say, last, wire } = start();
      await connect();
      await say(command, { ...headers, receipt: 'r' });
      expect(last()).toMatchObject({ command: 'ERROR', headers: { message, 'receipt-id': 'r' } });
      expect(wire.closed).toBe(1002);
      const said = wire.text;
      await say('SEND', { destination: '/app/x', receipt: 'late' });
      expect(wire.text).toBe(said);
    },
  );

  it('closes with a reason that fits its 123 octets, whatever the ERROR repeats', async () => {
    const { connect, say, last, wire } = start({
      subscribe: (_, destination) => ({ rejected: `There is no destination ${destination}` }),
    });
    await connect();
    await say('SUBSCRIBE', { id: '1', destination: 'क'.repeat(60) });
    expect(last().headers['message']).toContain('क');
    expect(wire.reason).toBe('Protocol error');
  });

  it.each([
    [
      'a frame',
      {},
      {
        send: () => {
          throw new Error('disk full');
        },
      },
    ],
    ['the asking who that is', {}, { authenticate: () => Promise.reject(new Error('disk full')) }],
  ])('ends alone when %s breaks something on our side', async (_, headers, changes) => {
    const broken: unknown[] = [];
    const { connect, say, last, wire } = start({
      ...changes,
      onError: (error) => broken.push(error),
    });
    await connect(headers);
    await say('SEND', { destination: '/app/x' });
    expect(last()).toMatchObject({
      command: 'ERROR',
      headers: { message: 'Something went wrong on our side.' },
    });
    expect(wire.closed).toBe(1011);
    expect(broken).toEqual([new Error('disk full')]);
  });

  it('delivers nothing to a peer that may stay no longer, and ends it', async () => {
    let objection: string | undefined;
    const { connection, connect, say, heard, wire } = start({ rejectionReason: () => objection });
    await connect();
    await say('SUBSCRIBE', { id: 's', destination: '/topic/a' });
    const [subscription] = connection.subscriptions;
    connection.revalidate();
    connection.deliver(subscription!, {}, 'for ananya');
    objection = 'Please sign in again.';
    connection.deliver(subscription!, {}, 'for nobody');
    expect(heard().map(({ command, body }) => [command, body])).toEqual([
      ['CONNECTED', ''],
      ['MESSAGE', 'for ananya'],
      ['ERROR', ''],
    ]);
    expect(wire.closed).toBe(4401);
  });

  it('takes fifty subscriptions and no more', async () => {
    const { connection, connect, say, last } = start();
    await connect();
    for (let id = 0; id < 50; id += 1)
      await say('SUBSCRIBE', { id: String(id), destination: '/topic/a' });
    expect([...connection.subscriptions]).toHaveLength(50);
    await say('SUBSCRIBE', { id: '50', destination: '/topic/a' });
    expect(last().headers['message']).toContain('at most 50');
  });

  it.each(['SEND', 'SUBSCRIBE', 'UNSUBSCRIBE', 'ACK', 'DISCONNECT'])(
    'takes %s only as often as its peer may send',
    async (command) => {
      const { connect, say, wire, last } = start({ allowsFrame: () => false });
      await connect();
      await say(command, { id: '1', destination: '/topic/a' });
      expect(last().headers['message']).toContain('Too many frames');
      expect(wire.closed).toBe(1008);
    },
  );

  it('keeps a hundred frames at most for a peer it does not know yet', async () => {
    const { connection, connect, last, wire } = start({
      authenticate: () => new Promise(() => {}),
    });
    await connect();
    connection.receive(writeFrame('ACK', { id: '1' }).repeat(200));
    expect(last().headers['message']).toContain('Too many frames');
    expect(wire.closed).toBe(1008);
  });

  it('reads no further than the frame that ends it', async () => {
    const { connection, connect } = start();
    await connect();
    const decoded = vi.spyOn(TextDecoder.prototype, 'decode');
    connection.receive(`NONSENSE\n\n\0${'A\n\n\0'.repeat(60_000)}`);
    expect(decoded.mock.calls.length).toBeLessThan(5);
    decoded.mockRestore();
  });

  it('refuses a second subscription of one id', async () => {
    const { connect, say, last } = start();
    await connect();
    await say('SUBSCRIBE', { id: '1', destination: '/topic/a' });
    await say('SUBSCRIBE', { id: '1', destination: '/topic/b' });
    expect(last().headers['message']).toBe('The subscription 1 exists already');
  });

  it('delivers with destination and subscription, and no more after UNSUBSCRIBE', async () => {
    const { connection, connect, say, last } = start();
    await connect();
    await say('SUBSCRIBE', { id: 's', destination: '/topic/a' });
    const [subscription] = connection.subscriptions;
    connection.deliver(subscription!, { 'message-id': '7' }, 'hello');
    expect(last()).toMatchObject({
      command: 'MESSAGE',
      body: 'hello',
      headers: { subscription: 's', destination: '/topic/a', 'message-id': '7' },
    });
    await say('UNSUBSCRIBE', { id: 's' });
    expect([...connection.subscriptions]).toEqual([]);
  });

  it('takes ACK and NACK without a word, and a DISCONNECT with its receipt', async () => {
    const { connect, say, last, wire } = start();
    await connect();
    await say('ACK', { id: '1' });
    await say('NACK', { id: '1' });
    expect(wire.closed).toBeUndefined();
    await say('DISCONNECT', { receipt: 'bye' });
    expect(last()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'bye' } });
    expect(wire.closed).toBe(1000);
  });

  it('leaves no timer behind', async () => {
    const { connection, connect } = start();
    await connect({ 'heart-beat': '10000,10000' });
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    connection.closed();
    expect(vi.getTimerCount()).toBe(0);
  });
});
