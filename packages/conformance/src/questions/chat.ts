import {
  clientMessageIdHeader,
  destinations,
  maxFrameBytes,
  signInCode,
  type Destination,
} from '@seatwise/api-client/contract/chat';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import * as z from 'zod/mini';
import type { SignedIn } from '../accounts.ts';
import { frame, openChat, type Chat } from '../chatConnection.ts';
import type { Discovery } from '../discover.ts';
import type { Record, Weight } from '../findings.ts';
import { NotKnown } from '../known.ts';
import type { Run } from '../run.ts';

interface Given {
  readonly run: Run;
  readonly discovery: Discovery;
  readonly recordOf: (id: string) => Record;
}

const noteIn =
  (record: Record, call: string) =>
  (isKept: boolean, expected: string, got: string, weight: Weight = 'broken'): boolean =>
    record.check(isKept, { topic: 'socket', weight, call, expected, got });

const version = { 'accept-version': '1.2,1.1', 'heart-beat': '10000,10000' };

/** Opens a connection, uses it, and always closes it. */
const withChat = async <T>({ run }: Given, use: (chat: Chat) => Promise<T>): Promise<T> => {
  run.assertTime();
  const chat = openChat(run.target, run.socketTimeLimit);
  try {
    await chat.opened();
    return await use(chat);
  } finally {
    chat.close();
  }
};

const asUser = <T>(
  given: Given,
  { token }: SignedIn,
  use: (chat: Chat) => Promise<T>,
): Promise<T> =>
  withChat(given, async (chat) => {
    chat.send(frame('CONNECT', { ...version, Authorization: `Bearer ${token}` }));
    if ((await chat.heard('CONNECTED'))?.command !== 'CONNECTED')
      throw new NotKnown(`the chat does not connect: ${chat.described()}`);
    return use(chat);
  });

const students = ['FREE', 'BASIC', 'ADVANCE', 'PREMIUM'] as const;

/** Examines connecting with a token, without one, and with a wrong one. */
const askConnect = async (given: Given): Promise<void> => {
  const record = given.recordOf('connect');
  const [me] = given.run.signedIn.values();
  await withChat(given, async (chat) => {
    const note = noteIn(record, 'CONNECT without a token');
    if (!(await chat.opened())) return void note(false, 'a socket that opens', chat.described());
    note(
      /^v1[12]\.stomp$/.test(chat.protocol()),
      'the subprotocol v12.stomp',
      chat.protocol() || 'none',
      'in part',
    );
    chat.send(frame('CONNECT', version));
    await refused(chat, note);
  });
  await withChat(given, async (chat) => {
    chat.send(frame('CONNECT', { ...version, Authorization: 'Bearer none' }));
    await refused(chat, noteIn(record, 'CONNECT with a wrong token'));
  });
  await withChat(given, async (chat) => {
    const note = noteIn(record, 'SUBSCRIBE before CONNECT');
    chat.send(frame('SUBSCRIBE', { id: '1', destination: '/topic/conversation/1', receipt: 'r' }));
    const answer = await chat.heard('RECEIPT', 'r');
    note(answer?.command !== 'RECEIPT', 'nothing before CONNECT', chat.described());
    await chat.ended();
    note(!(await isLeftOpen(chat)), 'a connection that is closed', chat.described(), 'in part');
  });
  if (!me) return record.leave('nobody is signed in who may connect');
  await withChat(given, async (chat) => {
    const note = noteIn(record, `CONNECT as ${me.name}`);
    chat.send(frame('CONNECT', { ...version, Authorization: `Bearer ${me.token}` }));
    const connected = await chat.heard('CONNECTED');
    if (!note(connected?.command === 'CONNECTED', 'CONNECTED', chat.described())) return;
    note(
      /^1\.[12]$/.test(connected!.headers.get('version') ?? ''),
      'the version of the protocol',
      chat.described(),
    );
    note(
      connected!.headers.has('heart-beat'),
      'what it says of heart-beats',
      'no such header',
      'in part',
    );
    chat.send(frame('DISCONNECT', { receipt: 'bye' }));
    note(
      (await chat.heard('RECEIPT', 'bye'))?.command === 'RECEIPT',
      'a receipt for DISCONNECT',
      chat.described(),
    );
  });
};

const isLeftOpen = async (chat: Chat): Promise<boolean> => (await chat.ended()) === undefined;

const refused = async (chat: Chat, note: ReturnType<typeof noteIn>): Promise<void> => {
  const answer = await chat.heard('CONNECTED');
  note(answer?.command !== 'CONNECTED', 'a refusal without a token that counts', chat.described());
  note(answer?.command === 'ERROR', 'an ERROR frame', chat.described(), 'in part');
  const end = await chat.ended();
  note(end !== undefined, 'a connection that is closed', chat.described());
  note(
    end?.code === signInCode,
    `the code ${signInCode}, so that the app asks for a sign-in`,
    chat.described(),
    'in part',
  );
};

/** Frames that violate the protocol, each sent on its own connection. */
const hostileFrames: readonly (readonly [string, string | Uint8Array])[] = [
  ['an unknown command', frame('NONSENSE', {})],
  ['SUBSCRIBE without a destination', frame('SUBSCRIBE', { id: '1' })],
  [
    'SUBSCRIBE to an unknown destination',
    frame('SUBSCRIBE', { id: '1', destination: '/topic/everything' }),
  ],
  ['SUBSCRIBE to a pattern', frame('SUBSCRIBE', { id: '1', destination: '/topic/conversation/*' })],
  ['a header without a colon', 'SEND\nbroken\n\n\0'],
  ['an unknown escape', 'SEND\ndestination:/app\\tchat\n\n\0'],
  ['a length that is not a number', 'SEND\ndestination:/app/chat/send\ncontent-length:abc\n\n\0'],
  ['bytes that are no UTF-8', Uint8Array.of(0x53, 0x45, 0x4e, 0x44, 0x0a, 0x0a, 0xff, 0xfe, 0x00)],
  [
    'a frame of more than 64 kB',
    frame('SEND', { destination: '/app/chat/send' }, 'x'.repeat(maxFrameBytes)),
  ],
  ['a body that is no JSON', frame('SEND', { destination: '/app/chat/send' }, 'oops')],
  ['a message without its fields', frame('SEND', { destination: '/app/chat/send' }, '{}')],
  ['SEND straight to a topic', frame('SEND', { destination: '/topic/notifications/admins' }, '{}')],
];

const askHostile = async (given: Given): Promise<void> => {
  const record = given.recordOf('send');
  const me = given.discovery.signedInAs(...students);
  await Promise.all(
    hostileFrames.map(([what, sent]) =>
      asUser(given, me, async (chat) => {
        const note = noteIn(record, `${what} as ${me.name}`);
        chat.send(sent);
        // If the server accepted the hostile frame, it confirms the frame after it.
        chat.send(frame('ACK', { id: '1', receipt: 'after' }));
        await chat.heard('RECEIPT', 'after');
        note(await isRefused(chat), `a refusal of ${what}`, chat.described());
      }),
    ),
  );
};

const isRefused = async (chat: Chat): Promise<boolean> => {
  const answer = await chat.heard('RECEIPT', 'after');
  return answer === undefined ? (await chat.ended()) !== undefined : answer.command === 'ERROR';
};

/** Examines who may subscribe to a destination, and to whose. */
const askSubscriptions = async (
  given: Given,
  id: string,
  destination: Destination,
): Promise<void> => {
  const record = given.recordOf(id);
  const { signedIn } = given.run;
  const addressFor = async (owner: SignedIn): Promise<string> => {
    const known = given.discovery.knownBy(owner);
    return destination.address
      .replace('{userId}', String(owner.account.id))
      .replace(
        '{conversationId}',
        destination.owner === 'conversation' ? String(await known.conversation()) : '',
      );
  };
  const subscribe = (actor: SignedIn, address: string) =>
    asUser(given, actor, async (chat) => {
      chat.send(frame('SUBSCRIBE', { id: '1', destination: address, receipt: 'r' }));
      const answer = await chat.heard('RECEIPT', 'r');
      return { command: answer?.command ?? 'nothing', got: chat.described() };
    });
  for (const actor of signedIn.values()) {
    const isAllowed = may(actor.account.role, destination.access);
    const address = isAllowed
      ? await addressFor(actor).catch(unlessNotKnown(record))
      : destination.address;
    if (address === undefined) continue;
    const { command, got } = await subscribe(actor, address);
    const note = noteIn(record, `SUBSCRIBE ${destination.address} as ${actor.name}`);
    if (!isAllowed) note(command !== 'RECEIPT', `a refusal: ${actor.name} may not listen`, got);
    else if (command !== 'RECEIPT' && !destination.requirement)
      return record.notOffered(withoutStaff);
    else note(command === 'RECEIPT', 'a receipt for the subscription', got);
  }
  if (!destination.owner) return;
  const owner = given.discovery.signedInAs('PREMIUM', 'ADVANCE');
  const other = given.discovery.signedInAs('FREE', 'BASIC');
  const { command, got } = await subscribe(other, await addressFor(owner));
  noteIn(record, `SUBSCRIBE ${destination.address} of another student as ${other.name}`)(
    command !== 'RECEIPT',
    'a refusal: it is another student’s',
    got,
  );
};

/** A missing record leaves its question open but does not end the examination. */
const unlessNotKnown =
  (record: Record) =>
  (error: unknown): undefined => {
    if (!(error instanceof NotKnown)) throw error;
    record.leave(error.message);
  };

const withoutStaff =
  'Counsellors do not see who writes where; the chat works as the documents say.';

/** Checks that staff may announce that they are typing, and students may not. */
const askTyping = async (given: Given): Promise<void> => {
  const record = given.recordOf('typing');
  const { address, access } = destinations.typing;
  const staff = given.discovery.signedInAs('Counsellor', 'Admin', 'Super Admin');
  const body = JSON.stringify({
    conversationId: await given.discovery.knownBy(staff).studentConversation(),
  });
  for (const actor of given.run.signedIn.values()) {
    const answer = await asUser(given, actor, async (chat) => {
      chat.send(frame('SEND', { destination: address, receipt: 'r' }, body));
      return { command: (await chat.heard('RECEIPT', 'r'))?.command, got: chat.described() };
    });
    const note = noteIn(record, `SEND ${address} as ${actor.name}`);
    if (!may(actor.account.role, access))
      note(answer.command !== 'RECEIPT', `a refusal: ${actor.name} may not say it`, answer.got);
    else if (answer.command !== 'RECEIPT') return record.notOffered(withoutStaff);
    else note(true, 'a receipt', answer.got);
  }
};

/** Checks that a sent message comes back to its conversation, and reaches nobody else. */
const askMessage = async (given: Given): Promise<void> => {
  const record = given.recordOf('send');
  const me = given.discovery.signedInAs('PREMIUM', 'ADVANCE');
  const other = given.discovery.signedInAs('FREE', 'BASIC');
  const conversationId = await given.discovery.knownBy(me).conversation();
  const body = {
    conversationId,
    senderId: other.account.id,
    content: 'Is anybody there?',
    timestamp: '2020-01-01T00:00:00.000Z',
  };
  const message = (receipt: string) =>
    frame(
      'SEND',
      {
        destination: destinations.send.address,
        receipt,
        [clientMessageIdHeader]: `kit-${Date.now()}`,
      },
      JSON.stringify(body),
    );
  await asUser(given, me, async (chat) => {
    const note = noteIn(record, `SEND ${destinations.send.address} as ${me.name}`);
    chat.send(
      frame('SUBSCRIBE', {
        id: '1',
        destination: `/topic/conversation/${conversationId}`,
        receipt: 's',
      }),
    );
    await chat.heard('RECEIPT', 's');
    chat.send(message('sent'));
    const receipt = await chat.heard('RECEIPT', 'sent');
    if (!note(receipt?.command === 'RECEIPT', 'a receipt for the message', chat.described()))
      return;
    const echo = await chat.heard('MESSAGE');
    if (!note(echo?.command === 'MESSAGE', 'the message at its conversation', chat.described()))
      return;
    const value = safeJson(echo!.body);
    const { error } = z.safeParse(destinations.conversation.message, value);
    note(!error, 'a body that fits the contract', error?.issues[0]?.message ?? '');
    const { senderId, timestamp } = Object(value) as { senderId?: number; timestamp?: string };
    note(
      senderId === me.account.id,
      'the sender of the session, whatever the body says',
      `senderId ${senderId}`,
    );
    note(
      timestamp !== body.timestamp,
      'the time of the server, whatever the body says',
      `${timestamp}`,
      'in part',
    );
    note(
      echo!.headers.has(clientMessageIdHeader),
      `the header ${clientMessageIdHeader} on the echo`,
      'no such header',
      'in part',
    );
  });
  await asUser(given, other, async (chat) => {
    chat.send(message('foreign'));
    await chat.heard('RECEIPT', 'foreign');
    const answer = await chat.heard('RECEIPT', 'foreign');
    noteIn(record, `SEND into another student’s conversation as ${other.name}`)(
      answer?.command !== 'RECEIPT',
      'a refusal: it is another student’s',
      chat.described(),
    );
  });
};

const safeJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Examines the rules of the chat socket. */
export const askChat = async (given: Given, isAsked: (id: string) => boolean): Promise<void> => {
  const part = async (id: string, ask: () => Promise<void>): Promise<void> => {
    if (!isAsked(id)) return;
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof NotKnown)) throw error;
      given.recordOf(id).leave(error.message);
    }
  };
  await part('connect', () => askConnect(given));
  for (const [id, destination] of Object.entries<Destination>(destinations))
    if (destination.action === 'subscribe')
      await part(id, () => askSubscriptions(given, id, destination));
  await part('typing', () => askTyping(given));
  await part('send', () => askHostile(given));
  if (given.run.writes) await part('send', () => askMessage(given));
  else if (isAsked('send')) given.recordOf('send').leave('a message: it is only sent with --write');
};
