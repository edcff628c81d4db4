import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createChatClient, type ChatClient } from './testing/chatClient.ts';
import { createChatServer, type ChatServer } from './testing/chatServer.ts';
import { replayable, runsOf } from '@seatwise/api-client/testing/replayable';

/** Waits until every promise that can settle has settled. */
const settled = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

const createWorld = () => {
  const clock = new SimulatedClock();
  clock.set(Date.UTC(2026, 10, 20));
  const server = createChatServer(() => clock.now());
  const clients = [
    { id: 1, isStaff: false },
    { id: 8, isStaff: true },
    { id: 9, isStaff: true },
  ].map((user) => createChatClient(user, server, clock));
  return { clock, server, clients };
};

type World = ReturnType<typeof createWorld>;

const pass = ({ clock, server }: World, milliseconds: number): void => {
  clock.increment(milliseconds);
  server.checkSilence();
};

/** One step of the network, on a connection chosen by number. */
const pump = ({ server, clients }: World, choice: number): void => {
  const connections = server.connections();
  const lanes = connections.length * 2 + clients.length;
  const lane = choice % lanes;
  if (lane >= connections.length * 2) clients[lane - connections.length * 2]!.pumpHistory(0, false);
  else {
    const connection = connections[lane >> 1]!;
    server.pump(connection, lane % 2 === 0 ? connection.toServer : connection.toClient);
  }
};

type Fault = (world: World, choice: number) => void;

const connectionOf = ({ server }: World, choice: number) => {
  const connections = server.connections();
  return connections[choice % Math.max(1, connections.length)];
};
const clientOf = ({ clients }: World, choice: number): ChatClient => clients[choice % 3]!;
const noFault: Fault = () => undefined;

const faults: Readonly<Record<string, Fault>> = {
  drop: (world, choice) => {
    const connection = connectionOf(world, choice);
    if (connection) world.server.disconnect(connection);
  },
  duplicate: (world, choice) => {
    const queue = connectionOf(world, choice)?.toClient;
    const [first] = queue ?? [];
    if (first) queue!.unshift(first);
  },
  reorder: (world, choice) => {
    const queue = connectionOf(world, choice)?.toClient;
    const first = queue?.shift();
    if (first) queue!.splice(choice % 4, 0, first);
  },
  halfOpen: (world, choice) => {
    const connection = connectionOf(world, choice);
    if (connection) world.server.silence(connection);
  },
  restart: ({ server }) => server.restart(),
  failedHistory: (world, choice) => clientOf(world, choice).pumpHistory(choice >> 2, true),
  signOut: (world, choice) => clientOf(world, choice).signOut(choice % 2 === 0),
  signIn: (world, choice) => clientOf(world, choice).signIn(),
  otherConversation: (world, choice) => clientOf(world, choice).select(1 + (choice % 2)),
  showEarlier: (world, choice) => clientOf(world, choice).showEarlier(),
  wake: (world, choice) => clientOf(world, choice).wake(),
  pause: (world, choice) => pass(world, 1000 * (choice % 25)),
};
/** Most events are not faults, so that messages get through between two faults. */
const possibleEvents: readonly Fault[] = [
  ...Object.values(faults),
  faults['signIn']!,
  ...Array.from({ length: 12 }, () => noFault),
];

/** A connected user; if nobody is connected, the network runs until one is. */
const speaker = async (world: World, choice: number): Promise<ChatClient> => {
  for (let turn = 0; ; turn += 1) {
    const live = world.clients.filter((client) => client.isLive());
    if (live.length > 0) return live[choice % live.length]!;
    if (turn > 200) throw new Error('Nobody comes back');
    for (const client of world.clients) client.signIn();
    for (let lane = 0; lane < 12; lane += 1) pump(world, lane);
    if (turn % 4 === 3) pass(world, 2000);
    await settled();
  }
};

/** What must hold at every moment: no message is lost silently, and none appears twice. */
const complaint = ({ server, clients }: World): string | undefined => {
  for (const client of clients) {
    const snapshot = client.state();
    if (!snapshot) continue;
    const { messages, outbox } = snapshot.context;
    const unsent = new Set(outbox.map(({ clientMessageId }) => clientMessageId));
    for (const id of client.accepted)
      if (!unsent.has(id) && !server.has(client.user, id)) return `${id} is lost`;
    if (new Set(messages.map(({ id }) => id)).size < messages.length) return 'shown twice';
    const doubled = messages.find(
      ({ senderId, clientMessageId }) =>
        senderId === client.user.id && unsent.has(clientMessageId ?? ''),
    );
    if (doubled) return `${doubled.clientMessageId} is shown as sent and as unsent`;
  }
  return undefined;
};

/** Ends all faults: every user signs in, sends what is left once more, and subscribes. */
const heal = async (world: World): Promise<void> => {
  const isDone = () =>
    world.clients.every(
      (client) => client.isLive() && client.outbox().length === 0 && client.callsUnderWay() === 0,
    ) && world.server.isQuiet();
  for (let turn = 0; turn < 60 && !isDone(); turn += 1) {
    for (const client of world.clients) {
      client.signIn();
      client.retryAll();
      client.pumpHistory(0, false);
    }
    for (const connection of world.server.connections()) {
      while (connection.toServer.length > 0) world.server.pump(connection, connection.toServer);
      while (connection.toClient.length > 0) world.server.pump(connection, connection.toClient);
    }
    await settled();
    if (turn % 4 === 3) pass(world, 6000);
  }
  expect(isDone()).toBe(true);
};

const shown = (client: ChatClient) => client.state()!.context.messages.map(({ id }) => id);
const inOrder = (server: ChatServer, conversationId: number) =>
  server.history(conversationId).map(({ id }) => id);

/** Loads page after page, back to the first message. */
const readAll = async (world: World): Promise<void> => {
  for (const client of world.clients)
    for (let pages = 0; client.hasEarlier(); pages += 1) {
      if (pages > 100) throw new Error('The pages have no end');
      client.showEarlier();
      await heal(world);
    }
};

const texts = ['ok', 'ok', 'When is round 2?', 'नमस्ते'];

const live = async (rounds: readonly number[]): Promise<number> => {
  const world = createWorld();
  let sent = 0;
  for (const round of rounds) {
    const choice = round >> 10;
    const client = await speaker(world, choice);
    if (client.send(texts[choice % texts.length]!)) sent += 1;
    possibleEvents[round % possibleEvents.length]!(world, choice);
    for (let step = (round >> 5) & 15; step > 0; step -= 1) {
      pump(world, choice + step * 7);
      if (step % 3 === 0) await settled();
    }
    await settled();
    pass(world, choice % 3);
    const wrong = complaint(world);
    if (wrong) throw new Error(wrong);
  }
  await heal(world);
  for (const conversationId of [2, 1]) {
    for (const client of world.clients.slice(1)) client.select(conversationId);
    await heal(world);
    const order = inOrder(world.server, conversationId);
    const reads = (client: ChatClient) => client.user.isStaff || conversationId === 1;
    for (const client of world.clients.filter(reads)) {
      const latest = shown(client);
      expect(latest).toEqual(order.slice(order.length - latest.length));
      expect(latest.length).toBeGreaterThanOrEqual(Math.min(3, order.length));
    }
    await readAll(world);
    for (const client of world.clients.filter(reads)) expect(shown(client)).toEqual(order);
  }
  for (const client of world.clients) {
    expect(client.outbox()).toEqual([]);
    const missing = [...client.accepted].filter((id) => !world.server.has(client.user, id));
    expect(missing).toEqual([]);
  }
  return sent;
};

/** Only `pnpm test:all` runs all of them. */
const allRuns = 500;

describe(`${runsOf(allRuns)} fault schedules of 50 messages and more among 3 clients`, () => {
  it('CHT-07 ADC-21 lose nothing, double nothing, and end in the same order everywhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(2 ** 26), { minLength: 50, maxLength: 54 }),
        async (rounds) => {
          expect(await live(rounds)).toBeGreaterThanOrEqual(50);
        },
      ),
      replayable(allRuns),
    );
  }, 600_000);
});
