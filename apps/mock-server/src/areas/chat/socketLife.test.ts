import type { IFrame } from '@stomp/stompjs';
import { describe, expect, it, vi } from 'vitest';
import { chatClients, connect, refusal, listen, say, until } from '../../testing/chatClients.ts';
import { userOf } from '../../testing/hosts.ts';
import { socketHosts } from '../../testing/socketHosts.ts';

describe.each(socketHosts)('the life of a chat socket on the %s', (_, start) => {
  const { place, backend, clientFor, conversationOf, bodyFor } = chatClients(start);

  it('takes connections again after a drop', async () => {
    const client = await clientFor('free', { reconnectDelay: 10 });
    await connect(client);
    const again = until<IFrame>('a second CONNECTED', (done) => {
      client.onConnect = done;
    });
    expect(backend().chat.dropSockets()).toBeGreaterThan(0);
    await again;
    const messages = await listen(client, `/topic/conversation/${conversationOf('free').id}`);
    await say(client, bodyFor('free', 'Back again'));
    await vi.waitFor(() => expect(messages).toHaveLength(1));
  });

  it('ends a socket whose token has run out: it can no longer send', async () => {
    const client = await clientFor('free');
    await connect(client);
    place().host.environment.clock.offset = 13 * 60 * 60 * 1000;
    const refused = refusal(client);
    client.publish({
      destination: '/app/chat/send',
      body: JSON.stringify(bodyFor('free', 'Too late')),
    });
    expect(await refused).toBe('The session has expired.');
  });

  it.each([
    [
      'run out',
      (offset: number) => {
        place().host.environment.clock.offset = offset;
      },
    ],
    [
      'void, by a new password',
      () => {
        const { db } = backend();
        const { id, sessionVersion } = userOf(backend(), 'premium');
        db.users.update(id, { sessionVersion: sessionVersion + 1 });
      },
    ],
  ])('a socket whose token is %s hears nothing more', async (__, end) => {
    const student = await clientFor('premium');
    await connect(student);
    const conversation = conversationOf('premium');
    const heard = await listen(student, `/topic/conversation/${conversation.id}`);
    const refused = refusal(student);
    end(13 * 60 * 60 * 1000);
    backend().chat.postMessage(
      userOf(backend(), 'admin'),
      conversation.id,
      'For their eyes only',
      null,
    );
    expect(await refused).toMatch(/has expired|sign in again/);
    expect(heard).toEqual([]);
  });

  it('ends sockets whose token runs out when the clock is moved', async () => {
    const client = await clientFor('free');
    await connect(client);
    const refused = refusal(client);
    place().host.environment.clock.offset = 13 * 60 * 60 * 1000;
    backend().chat.revalidateSockets();
    expect(await refused).toBe('The session has expired.');
  });

  it('ends the sockets of a user whose rights have changed', async () => {
    const client = await clientFor('premium');
    await connect(client);
    const refused = refusal(client);
    backend().chat.disconnectUser(userOf(backend(), 'premium').id);
    expect(await refused).toBe('Please sign in again.');
  });

  it('keeps no subscription of clients that have left', async () => {
    const topics = () =>
      backend()
        .chat.sockets()
        .flatMap((socket) => socket.topics);
    const before = topics();
    for (let i = 0; i < 5; i += 1) {
      const client = await clientFor('free');
      await connect(client);
      await listen(client, '/user/queue/messages');
      await client.deactivate();
    }
    // Sockets of earlier tests may still be closing.
    await vi.waitFor(() => expect(before).toEqual(expect.arrayContaining(topics())));
  });

  it('plays the situations of a flaky and of an absent chat', async () => {
    backend().scenarios.play('chat.offline');
    const offline = await clientFor('free');
    const closed = until<CloseEvent>('close', (done) => {
      offline.onWebSocketClose = done;
    });
    offline.activate();
    expect((await closed).code).toBe(1013);
    backend().scenarios.play('chat.flaky');
    const flaky = await clientFor('free');
    await connect(flaky);
    const dropped = until('a drop', (done) => {
      flaky.onWebSocketClose = done;
    });
    for (let i = 0; i < 3; i += 1)
      flaky.publish({
        destination: '/app/chat/send',
        body: JSON.stringify(bodyFor('free', `Message ${i}`)),
      });
    await dropped;
  });
});
