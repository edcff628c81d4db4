import { createApiClient } from '@seatwise/api-client';
import { openChatSocket } from '@seatwise/api-client/chat';
import { chat as contract } from '@seatwise/api-client/contract/chat';
import { conversations as work } from '@seatwise/api-client/contract/conversations';
import {
  chatMachine,
  colleagueAnswers,
  conversationEntry,
  conversationsMachine,
  createSocket,
  crossedAnswers,
  newestId,
  type Conversation,
  type ConversationQuery,
  type LoadedConversations,
  type EarlierPage,
  type EarlierQuery,
  type MessageRow,
  type NewestQuery,
} from '@seatwise/flows/chat';
import { cheapEnvironment, memoryStorage, startStandalone } from '@seatwise/mock-server/standalone';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';

const studentCount = 30;
const questionsEach = 3;

type Server = Awaited<ReturnType<typeof startStandalone>>;
type User = ReturnType<Server['backend']['db']['users']['all']>[number];

let server: Server;
const participants: { stop: () => void }[] = [];

/** A participant of the chat, with the machine, the socket and the calls of the app. */
const join = async (user: User, isStaff: boolean) => {
  const token = await server.backend.tokens.issue(user);
  const origin = `http://127.0.0.1:${server.port}`;
  const session = { token: () => token, expired: () => false, onExpired: () => undefined };
  const api = createApiClient({ baseUrl: origin, session, cookies: () => '' });
  const calls = api.area(contract);
  const machine = chatMachine.provide({
    actors: {
      socket: createSocket((onLost) =>
        openChatSocket({ url: `${origin.replace('http', 'ws')}/ws`, token: () => token, onLost }),
      ),
      loadMessages: fromPromise<readonly MessageRow[], NewestQuery>(
        async ({ input: { conversationIds, limit } }) =>
          (
            await Promise.all(
              conversationIds.map((conversationId) =>
                calls.listMessages({ conversationId, limit }),
              ),
            )
          ).flat(),
      ),
      loadEarlier: fromPromise<EarlierPage<MessageRow>, EarlierQuery>(async ({ input }) => ({
        before: input.before,
        rows: await calls.listMessages(input),
      })),
      conversations: conversationsMachine.provide({
        actors: {
          loadConversations: fromPromise<LoadedConversations, ConversationQuery>(async () => ({
            list: await calls.listConversations({}),
          })),
          openConversation: fromPromise<Conversation, { studentId: number }>(({ input }) =>
            calls.openConversation(input),
          ),
        },
      }),
    },
  });
  const actor = createActor(machine, {
    input: {
      me: { id: user.id, isStaff },
      outbox: [],
      clientId: `of-${user.id}`,
      now: Date.now,
      random: () => 0.5,
      pageSize: 50,
    },
  }).start();
  participants.push(actor);
  const context = () => actor.getSnapshot().context;
  const isReady = (): boolean =>
    actor.getSnapshot().hasTag('live') &&
    context().selected !== null &&
    !actor.getSnapshot().hasTag('loading');
  const rows = () => actor.getSnapshot().children.conversations!.getSnapshot().context;
  const until = (condition: () => boolean): Promise<unknown> =>
    vi.waitFor(() => expect(condition()).toBe(true), { timeout: 10_000, interval: 5 });
  return {
    id: user.id,
    actor,
    context,
    rows,
    isReady,
    until,
    calls: api.area({ ...contract, ...work }),
    say: async (text: string): Promise<void> => {
      await until(isReady);
      actor.send({ type: 'message.sent', text });
      await until(() => context().outbox.length === 0);
    },
  };
};

type Participant = Awaited<ReturnType<typeof join>>;

const open = ({ actor, context, until, isReady }: Participant, { id }: Conversation) => {
  actor.send({ type: 'conversation.selected', conversationId: id });
  return until(() => context().selected === id && isReady() && context().messages.length > 0);
};

/** Answers like the console: a colleague's message since the counsellor began to write holds the send. */
const answer = async (counsellor: Participant, conversation: Conversation) => {
  const { id: myId, context, calls, say } = counsellor;
  const studentId = conversation.student!.id!;
  const after = newestId(context().messages);
  // Writing takes time, and a colleague may be faster.
  await calls.readStudent({ conversationId: conversation.id });
  const isHeld = colleagueAnswers(context().messages, { myId, studentId, after }).length > 0;
  const sentAfter = newestId(context().messages);
  if (!isHeld) await say(`Answer of ${myId} to ${conversation.id}`);
  const messageId = newestId(context().messages);
  await calls.readConversation({ conversationId: conversation.id, messageId });
  const crossed = crossedAnswers(context().messages, { myId, studentId, after: sentAfter });
  return { conversationId: conversation.id, wasSent: !isHeld, sawCrossing: crossed.length > 0 };
};

// In order, because the last test adds messages that the first ones would count.
describe('two counsellors and thirty students at once', { shuffle: false }, () => {
  let counsellors: Participant[];
  let students: Participant[];
  let answers: Awaited<ReturnType<typeof answer>>[];

  beforeAll(async () => {
    server = await startStandalone({
      port: 0,
      host: '127.0.0.1',
      control: false,
      webRoot: 'nowhere',
      storage: memoryStorage(),
      extract: true,
      environment: cheapEnvironment(async () => new Uint8Array()),
    });
    const users = server.backend.db.users.all();
    const staff = ['Counsellor', 'Admin'].map((role) => users.find((user) => user.role === role)!);
    const { conversations } = server.backend.db;
    const fresh = users
      .filter(({ role, isActive }) => role === 'FREE' && isActive)
      .filter(({ id }) => conversations.where('studentId', String(id)).length === 0)
      .slice(0, studentCount);
    counsellors = await Promise.all(staff.map((user) => join(user, true)));
    students = await Promise.all(fresh.map((user) => join(user, false)));
    await Promise.all(
      students.map(async ({ say }) => {
        for (let index = 1; index <= questionsEach; index += 1) await say(`Question ${index}`);
      }),
    );
    const listed = await counsellors[0]!.calls.listConversations({});
    const ids = new Set(students.map(({ id }) => id));
    const waiting = listed.filter(({ student }) => ids.has(student!.id!));
    // Both have each conversation open before either writes, so that their answers always meet.
    answers = [];
    for (const conversation of waiting) {
      await Promise.all(counsellors.map((counsellor) => open(counsellor, conversation)));
      const given = counsellors.map((counsellor) => answer(counsellor, conversation));
      answers.push(...(await Promise.all(given)));
    }
  }, 60_000);

  afterAll(async () => {
    for (const participant of participants) participant.stop();
    await server.close();
  });

  it('BEY-CNV-08 lose and double no message, at either end', async () => {
    for (const student of students) {
      const conversationId = student.context().selected!;
      const stored = server.backend.db.messages.where('conversationId', String(conversationId));
      const questions = stored.filter(({ senderId }) => senderId === student.id);
      expect(questions.map(({ content }) => content)).toEqual([
        'Question 1',
        'Question 2',
        'Question 3',
      ]);
      const sent = answers.filter((each) => each.conversationId === conversationId && each.wasSent);
      expect(stored).toHaveLength(questionsEach + sent.length);
      expect(sent.length).toBeGreaterThan(0);
      await student.until(() => student.context().messages.length === stored.length);
      expect(student.context().messages.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    }
  });

  it('BEY-CNV-08 answer nothing twice unseen: the second one read of the first', () => {
    for (const student of students) {
      const { selected } = student.context();
      const ofThis = answers.filter(({ conversationId }) => conversationId === selected);
      expect(ofThis).toHaveLength(counsellors.length);
      expect(ofThis.some(({ wasSent, sawCrossing }) => !wasSent || sawCrossing)).toBe(true);
    }
  });

  it('BEY-CNV-01 count the same unread messages at both ends', async () => {
    await Promise.all(students.map(({ say }) => say('Thank you!')));
    for (const counsellor of counsellors) {
      const { actor, rows, calls, context } = counsellor;
      // The console marks the open conversation as read.
      await calls.readConversation({
        conversationId: context().selected!,
        messageId: newestId(context().messages),
      });
      actor.send({ type: 'panel.shown' });
      const listed = await calls.listConversations({});
      await counsellor.until(() =>
        listed.every((row) => {
          const shown = rows().list.find(({ id }) => id === row.id);
          return shown !== undefined && shown.work!.lastMessage?.id === row.work!.lastMessage?.id;
        }),
      );
      const shown = rows();
      const countOf = (id: number): number =>
        conversationEntry(
          shown.list.find((row) => row.id === id)!,
          shown.unread,
        ).unread;
      expect(Object.fromEntries(listed.map(({ id }) => [id, countOf(id)]))).toEqual(
        Object.fromEntries(listed.map(({ id, work: kept }) => [id, kept!.unread])),
      );
      expect(listed.filter(({ work: kept }) => kept!.unread! > 0).length).toBeGreaterThan(25);
    }
  });
});
