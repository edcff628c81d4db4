import { describe, expect, it, vi } from 'vitest';
import {
  chatClients,
  connect,
  listen,
  parsed,
  receipt,
  refusal,
  say,
} from '../../testing/chatClients.ts';
import { userOf } from '../../testing/hosts.ts';
import { socketHosts } from '../../testing/socketHosts.ts';

const topic = '/topic/conversations/staff';

describe.each(socketHosts)('what staff hear of each other on the %s', (_, start) => {
  const { backend, clientFor, conversationOf, bodyFor } = chatClients(start);
  const publishTyping = (client: Awaited<ReturnType<typeof clientFor>>, conversationId: number) =>
    receipt(client, (headers) =>
      client.publish({
        destination: '/app/chat/typing',
        body: JSON.stringify({ conversationId }),
        headers,
      }),
    );

  it('BEY-CNV-08 who is writing where', async () => {
    const [counsellor, admin] = [await clientFor('counsellor'), await clientFor('admin')];
    await Promise.all([connect(counsellor), connect(admin)]);
    const heard = await listen(admin, topic);
    await publishTyping(counsellor, conversationOf('free').id);
    await vi.waitFor(() =>
      expect(parsed(heard)).toEqual([
        {
          kind: 'typing',
          conversationId: conversationOf('free').id,
          by: { id: userOf(backend(), 'counsellor').id, username: 'Kavita Joshi' },
        },
      ]),
    );
  });

  it('BEY-CNV-21 who has taken a conversation by answering it', async () => {
    const admin = await clientFor('admin');
    await connect(admin);
    const heard = await listen(admin, topic);
    const by = userOf(backend(), 'counsellor');
    const { id } = conversationOf('free');
    for (const text of ['Hello!', 'How can we help?'])
      backend().chat.postMessage(by, id, text, null);
    const assignee = { id: by.id, username: by.username };
    await vi.waitFor(() =>
      expect(parsed(heard)).toMatchObject([
        { kind: 'changed', conversationId: id, conversation: { work: { assignee } } },
      ]),
    );
  });

  it('BEY-CNV-07 and no student hears any of it', async () => {
    const [student, admin] = [await clientFor('free'), await clientFor('admin')];
    await Promise.all([connect(student), connect(admin)]);
    const { id } = userOf(backend(), 'free');
    const conversationId = conversationOf('free').id;
    const heard = [
      await listen(student, `/topic/conversation/${conversationId}`),
      await listen(student, `/user/${id}/queue/messages`),
    ];
    const ofStaff = await listen(admin, topic);
    const conversation = backend().db.conversations.get(conversationId)!;
    backend().chat.publishChange(userOf(backend(), 'counsellor'), conversation);
    await vi.waitFor(() => expect(parsed(ofStaff)).toMatchObject([{ kind: 'changed' }]));
    await publishTyping(admin, conversationId);
    await say(student, bodyFor('free', 'Hello?'));
    await vi.waitFor(() => expect(heard.every((messages) => messages.length > 0)).toBe(true));
    expect(JSON.stringify(heard.map(parsed))).not.toMatch(/kind|typing|work/);
  });

  it('BEY-CNV-07 a student neither listens nor says that they write', async () => {
    const listening = await clientFor('free');
    await connect(listening);
    const refused = refusal(listening);
    listening.subscribe(topic, () => undefined);
    expect(await refused).toContain('You may not listen');
    const writing = await clientFor('free');
    await connect(writing);
    const refusedToo = refusal(writing);
    writing.publish({
      destination: '/app/chat/typing',
      body: JSON.stringify({ conversationId: conversationOf('free').id }),
    });
    expect(await refusedToo).toContain('You may not do this.');
  });
});
