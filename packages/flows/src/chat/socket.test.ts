import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { row } from './testing/chat.ts';
import { settled } from './testing/startChat.ts';
import {
  createSocket,
  type ChatSocket,
  type ChatSubscription,
  type ConnectionLoss,
  type SocketCommand,
  type SocketEvent,
} from './socket.ts';
import type { MessageRow } from './message.ts';

const conversation = (conversationId: number) =>
  ({ destination: 'conversation', conversationId }) as const;
const queue = { destination: 'userQueue', userId: 4 } as const;
const letter = { conversationId: 1, senderId: 4, content: 'Hello', timestamp: '' };

/** A link that behaves as the test says, and the actor that uses it. */
const start = (link: Partial<ChatSocket> = {}, opening: Promise<void> = Promise.resolve()) => {
  const received: SocketEvent[] = [];
  const heard = new Map<ChatSubscription, (message: MessageRow) => void>();
  const left: ChatSubscription[] = [];
  let closings = 0;
  let onLost: (loss: ConnectionLoss) => void = () => undefined;
  const socket = createSocket(async (lost) => {
    onLost = lost;
    await opening;
    return {
      subscribe: async (to, onMessage) => {
        heard.set(to, onMessage);
        return () => void left.push(to);
      },
      publish: async () => undefined,
      probe: async () => undefined,
      subscribeToStaff: async () => undefined,
      notifyTyping: () => undefined,
      close: async () => {
        closings += 1;
      },
      ...link,
    };
  });
  const parent = setup({
    types: { events: {} as SocketEvent },
    actors: { socket },
  }).createMachine({
    invoke: { id: 'socket', src: 'socket' },
    on: { '*': { actions: ({ event }) => received.push(event) } },
  });
  const actor = createActor(parent).start();
  return {
    received,
    heard,
    left,
    closings: () => closings,
    lose: (loss: ConnectionLoss) => onLost(loss),
    stop: () => actor.stop(),
    order: async (...commands: SocketCommand[]) => {
      for (const command of commands) actor.getSnapshot().children.socket!.send(command);
      await settled();
    },
  };
};

describe('the socket', () => {
  it('says when it is open, subscribed, published and well', async () => {
    const published: unknown[] = [];
    const socket = start({
      publish: async (...given) => {
        published.push(given);
      },
    });
    await settled();
    await socket.order(
      { type: 'subscribe', subscriptions: [queue, conversation(1)] },
      { type: 'publish', messages: [{ id: 'me-1', message: letter }] },
      { type: 'probe' },
    );
    expect(published).toEqual([[letter, 'me-1']]);
    expect(socket.received).toEqual(
      expect.arrayContaining([
        { type: 'socket.opened' },
        { type: 'subscription.confirmed', subscription: queue },
        { type: 'subscription.confirmed', subscription: conversation(1) },
        { type: 'publish.confirmed', id: 'me-1' },
        { type: 'probe.confirmed' },
      ]),
    );
    expect(socket.received).toHaveLength(5);
  });

  it('passes on what it hears', async () => {
    const socket = start();
    await settled();
    await socket.order({ type: 'subscribe', subscriptions: [queue] });
    socket.heard.get(queue)!(row());
    expect(socket.received.at(-1)).toMatchObject({
      type: 'message.received',
      message: { id: 1, content: 'Hello' },
    });
  });

  it('listens to one conversation at a time', async () => {
    const socket = start();
    await settled();
    await socket.order({ type: 'subscribe', subscriptions: [queue, conversation(1)] });
    await socket.order({ type: 'subscribe', subscriptions: [conversation(2)] });
    expect(socket.left).toEqual([conversation(1)]);
  });

  it('leaves a conversation that was confirmed too late, and does not call it confirmed', async () => {
    const receipts: (() => void)[] = [];
    const left: ChatSubscription[] = [];
    const socket = start({
      subscribe: (to) =>
        new Promise((resolve) => {
          receipts.push(() => resolve(() => void left.push(to)));
        }),
    });
    await settled();
    await socket.order({ type: 'subscribe', subscriptions: [conversation(1)] });
    await socket.order({ type: 'subscribe', subscriptions: [conversation(2)] });
    for (const receipt of receipts) receipt();
    await settled();
    expect(left).toEqual([conversation(1)]);
    expect(socket.received.slice(1)).toEqual([
      { type: 'subscription.confirmed', subscription: conversation(2) },
    ]);
  });

  it('tells its loss once, and nothing afterwards', async () => {
    const socket = start();
    await settled();
    await socket.order({ type: 'subscribe', subscriptions: [queue] });
    const { length } = socket.received;
    socket.lose({ reason: 'closed', isUnauthorized: true });
    socket.lose({ reason: 'again' });
    socket.heard.get(queue)!(row());
    await socket.order({ type: 'probe' });
    expect(socket.received.slice(length)).toEqual([
      { type: 'socket.closed', reason: 'closed', isUnauthorized: true },
    ]);
    expect(socket.closings()).toBeGreaterThan(0);
  });

  it.each([
    ['a loss', { reason: 'closed (4401)', isUnauthorized: true }, 'closed (4401)'],
    ['an error', new Error('no network'), 'Error: no network'],
    ['nothing', null, 'null'],
    ['a word', 'gone', 'gone'],
  ])('is lost when it cannot open, with %s', async (_, reason, text) => {
    const socket = start({}, Promise.reject(reason));
    await settled();
    expect(socket.received).toEqual([
      expect.objectContaining({ type: 'socket.closed', reason: text }),
    ]);
  });

  it.each([
    ['subscribe', { type: 'subscribe', subscriptions: [queue] }],
    ['publish', { type: 'publish', messages: [{ id: 'me-1', message: letter }] }],
    ['probe', { type: 'probe' }],
  ] as const)('closes when %s fails, and closes', async (name, command) => {
    const socket = start({ [name]: () => Promise.reject(new Error('broken')) });
    await settled();
    await socket.order(command);
    expect(socket.received.slice(1)).toEqual([{ type: 'socket.closed', reason: 'Error: broken' }]);
    expect(socket.closings()).toBe(1);
  });

  it('closes when nobody needs it any more', async () => {
    const socket = start();
    await settled();
    socket.stop();
    expect(socket.closings()).toBe(1);
  });

  it('closes what opens after it was needed, and says nothing of it', async () => {
    let open = () => undefined as void;
    const socket = start({}, new Promise((resolve) => (open = resolve)));
    socket.stop();
    open();
    await settled();
    expect(socket.closings()).toBe(1);
    expect(socket.received).toEqual([]);
  });

  it('obeys nothing before it is open', async () => {
    const socket = start({}, new Promise(() => {}));
    await socket.order({ type: 'subscribe', subscriptions: [queue] });
    expect(socket.heard.size).toBe(0);
    expect(socket.received).toEqual([]);
  });
});
