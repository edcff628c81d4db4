import { describe, expect, it, vi } from 'vitest';
import { chatClients, connect, refusal, say } from '../../testing/chatClients.ts';
import { userOf } from '../../testing/hosts.ts';
import { socketHosts } from '../../testing/socketHosts.ts';

describe.each(socketHosts)('what the chat socket refuses on the %s', (_, start) => {
  const { place, backend, clientFor, conversationOf, bodyFor } = chatClients(start);

  it('keeps ids of conversations apart, and refuses one id for two messages', async () => {
    const admin = await clientFor('admin');
    await connect(admin);
    for (const mailbox of ['basic', 'premium']) {
      const conversation = conversationOf(mailbox);
      const before = backend().chat.messagesOf(conversation).length;
      await say(admin, bodyFor(mailbox, `To ${mailbox}`), { 'client-message-id': 'shared' });
      expect(backend().chat.messagesOf(conversation)).toHaveLength(before + 1);
    }
    const student = await clientFor('basic');
    await connect(student);
    await say(student, bodyFor('basic', 'Mine'), { 'client-message-id': 'shared' });
    expect(backend().chat.messagesOf(conversationOf('basic')).at(-1)!.content).toBe('Mine');
    const refused = refusal(admin);
    admin.publish({
      destination: '/app/chat/send',
      body: JSON.stringify(bodyFor('basic', 'Something else')),
      headers: { 'client-message-id': 'shared' },
    });
    expect(await refused).toContain('Another message has the id shared');
  });

  it.each([
    ['empty', ''],
    ['of 101 characters', 'x'.repeat(101)],
  ])('refuses a client’s id that is %s', async (__, id) => {
    const client = await clientFor('free');
    await connect(client);
    const refused = refusal(client);
    client.publish({
      destination: '/app/chat/send',
      body: JSON.stringify(bodyFor('free', 'Hi')),
      headers: { 'client-message-id': id },
    });
    expect(await refused).toContain('1 to 100 characters');
  });

  it.each([
    ["another student's conversation", () => `/topic/conversation/${conversationOf('premium').id}`],
    ["another user's queue", () => `/user/${userOf(backend(), 'premium').id}/queue/messages`],
    ["the admins' topic", () => '/topic/notifications/admins'],
    ['an unknown topic', () => '/topic/everything'],
    ['a pattern', () => '/topic/conversation/*'],
    [
      'a second name of their own conversation',
      () => `/topic/conversation/0${conversationOf('free').id}`,
    ],
    [
      'a second name of their own queue',
      () => `/user/0${userOf(backend(), 'free').id}/queue/messages`,
    ],
    ['a conversation that does not exist', () => '/topic/conversation/999999'],
  ])('does not let a student listen to %s', async (__, destination) => {
    const client = await clientFor('free');
    await connect(client);
    const refused = refusal(client);
    client.subscribe(destination(), () => {});
    expect(await refused).toMatch(/may not|no destination/);
  });

  it.each([
    [
      "into another student's conversation",
      '/app/chat/send',
      () => bodyFor('premium', 'Hi'),
      'no such conversation',
    ],
    [
      'straight to a topic',
      '/topic/conversation/1',
      () => bodyFor('free', 'Hi'),
      'Nothing can be sent',
    ],
    ['what is not JSON', '/app/chat/send', () => 'oops', 'does not fit'],
    ['an empty message', '/app/chat/send', () => bodyFor('free', '   '), 'empty'],
    [
      'a message of 4,001 characters (BEY-MSG-01)',
      '/app/chat/send',
      () => bodyFor('free', 'x'.repeat(4001)),
      'A message has at most 4,000 characters.',
    ],
    ['a body without content', '/app/chat/send', () => ({ conversationId: 1 }), 'does not fit'],
  ])('does not let a student send %s', async (__, destination, body, reason) => {
    const client = await clientFor('free');
    await connect(client);
    const refused = refusal(client);
    client.publish({ destination, body: JSON.stringify(body()) });
    expect(await refused).toContain(reason);
  });

  it('takes no more than a burst of frames, whatever they ask', async () => {
    const client = await clientFor('advance');
    await connect(client);
    const refused = refusal(client);
    for (let i = 0; i <= 2000; i += 1) client.ack('1', '1');
    expect(await refused).toContain('Too many frames');
  });

  it('a message that cannot be stored ends its socket and nothing else', async () => {
    const client = await clientFor('free');
    await connect(client);
    const body = JSON.stringify(bodyFor('free', 'Hi'));
    const storing = vi.spyOn(backend().db, 'transaction').mockImplementationOnce(() => {
      throw new Error('database is locked');
    });
    const refused = refusal(client);
    client.publish({ destination: '/app/chat/send', body });
    expect(await refused).toBe('Something went wrong on our side.');
    storing.mockRestore();
    expect(place().host.environment.logged.at(-1)).toMatchObject({ event: 'failed' });
    await connect(await clientFor('free'));
  });
});
