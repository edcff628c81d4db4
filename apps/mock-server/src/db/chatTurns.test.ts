import { conversations } from '@seatwise/api-client/contract/conversations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call, tokenFor, userOf, type Host } from '../testing/hosts.ts';
import { openInstances, type Instances } from '../testing/instances.ts';

let journal: Instances['journal'];
let one: Host;
let other: Host;
let token: string;
let counsellor: string;
let conversationId: number;
let say: Instances['say'];

beforeEach(async () => {
  ({ journal, one, other, token, counsellor, conversationId, say } = await openInstances());
});

/** Opens a socket on an instance, and returns the bodies that it received. */
const socketOn = async (host: Host, bearer: string, destination: string) => {
  const frames: string[] = [];
  const socket = host.backend.chat.accept({ send: (text) => frames.push(text), close: () => {} });
  const frame = (command: string, headers: Record<string, string>, body = ''): void =>
    socket.receive(
      [
        command,
        ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
        '',
        body,
      ].join('\n') + '\0',
    );
  frame('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer ${bearer}` });
  await vi.waitUntil(() => frames.length === 1);
  frame('SUBSCRIBE', { id: '1', destination, receipt: 'subscribed' });
  await vi.waitUntil(() => frames.length === 2);
  const bodies = () =>
    frames
      .filter((text) => text.startsWith('MESSAGE'))
      .map(
        (text) => JSON.parse(text.split('\n\n')[1]!.replace('\0', '')) as Record<string, unknown>,
      );
  return { frame, frames, bodies };
};

describe('a chat across instances', () => {
  it('BEY-CLU-08 has every message once, in the same order for all', async () => {
    const student = await socketOn(one, token, `/topic/conversation/${conversationId}`);
    const staff = await socketOn(other, counsellor, `/topic/conversation/${conversationId}`);
    for (let index = 0; index < 20; index += 1) {
      const body = JSON.stringify({
        conversationId,
        senderId: 1,
        content: `${index}`,
        timestamp: '',
      });
      (index % 2 ? student : staff).frame('SEND', { destination: '/app/chat/send' }, body);
    }
    await vi.waitUntil(() => student.bodies().length === 20 && staff.bodies().length === 20);
    expect(staff.bodies()).toEqual(student.bodies());
    const contents = student.bodies().map(({ content }) => Number(content));
    expect(contents.filter((content) => content % 2)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
    expect(new Set(contents).size).toBe(20);
  });

  it('BEY-CLU-09 shows colleagues elsewhere what is taken and typed, and ends sockets elsewhere', async () => {
    const admin = await socketOn(
      other,
      await tokenFor(other, 'admin'),
      '/topic/conversations/staff',
    );
    const typing = await socketOn(one, counsellor, '/topic/conversations/staff');
    typing.frame('SEND', { destination: '/app/chat/typing' }, JSON.stringify({ conversationId }));
    await call(
      one,
      conversations.assignConversation,
      {
        conversationId,
        assigneeId: userOf(one.backend, 'counsellor').id,
        previousId: null,
      },
      { token: counsellor },
    );
    await vi.waitUntil(() => admin.bodies().length === 2);
    expect(admin.bodies()).toMatchObject([{ kind: 'typing' }, { kind: 'changed' }]);
    other.backend.chat.disconnectUser(userOf(one.backend, 'counsellor').id);
    await vi.waitUntil(() => typing.frames.at(-1)?.startsWith('ERROR'));
  });

  it('BEY-CLU-08 sends nobody what the database refused', async () => {
    const staff = await socketOn(one, counsellor, `/topic/conversation/${conversationId}`);
    journal.faults.commit = 'refused';
    expect((await say(one, 'lost')).status).toBe(503);
    await vi.waitUntil(async () => (await say(one, 'kept')).status === 200);
    await vi.waitUntil(() => staff.bodies().length > 0);
    expect(staff.bodies().map(({ content }) => content)).toEqual(['kept']);
  });
});
