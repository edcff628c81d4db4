import { openChatSocket, type ReceivedMessage } from '@seatwise/api-client/chat';
import { destinations, maxFrameBytes } from '@seatwise/api-client/contract/chat';
import { Client, type IFrame, type IMessage } from '@stomp/stompjs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tokenFor, userOf, type Host } from './testing/hosts.ts';
import { socketHosts, type SocketHost } from './testing/socketHosts.ts';

const until = <T>(what: string, start: (done: (value: T) => void) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Waited in vain for ${what}`)), 4000);
    start((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });

describe.each(socketHosts)('the chat socket on the %s', (_, start) => {
  let place: SocketHost;
  const clients: Client[] = [];

  beforeAll(async () => {
    place = await start();
  });
  afterEach(async () => {
    place.host.environment.clock.offset = 0;
    place.host.backend.scenarios.play(null);
    await Promise.all(clients.splice(0).map((client) => client.deactivate({ force: true })));
  });
  afterAll(() => place.close());

  const clientFor = async (
    mailbox: string | null,
    options: Partial<Client> = {},
  ): Promise<Client> => {
    const token = mailbox === null ? undefined : await tokenFor(place.host as Host, mailbox);
    const client = new Client({
      webSocketFactory: () => place.open(place.url, ['v12.stomp', 'v11.stomp']),
      connectHeaders: token ? { Authorization: `Bearer ${token}` } : {},
      reconnectDelay: 0,
    });
    Object.assign(client, options);
    clients.push(client);
    return client;
  };

  const connect = (client: Client): Promise<IFrame> =>
    until('CONNECTED', (done) => {
      client.onConnect = done;
      client.activate();
    });

  const refusal = (client: Client): Promise<string> =>
    until('ERROR', (done) => {
      client.onStompError = (frame) => done(frame.headers['message'] ?? '');
    });

  const receipt = (client: Client, act: (headers: { receipt: string }) => void): Promise<IFrame> =>
    until('RECEIPT', (done) => {
      const id = `r-${Math.random()}`;
      client.watchForReceipt(id, done);
      act({ receipt: id });
    });

  const listen = async (client: Client, destination: string): Promise<IMessage[]> => {
    const messages: IMessage[] = [];
    await receipt(client, (headers) =>
      client.subscribe(destination, (message) => messages.push(message), headers),
    );
    return messages;
  };

  const say = (client: Client, body: unknown, headers: Record<string, string> = {}) =>
    receipt(client, (wanted) =>
      client.publish({
        destination: '/app/chat/send',
        body: JSON.stringify(body),
        headers: { ...wanted, ...headers },
      }),
    );

  const conversationOf = (mailbox: string) =>
    place.host.backend.chat.open(userOf(place.host.backend, mailbox));

  const bodyFor = (mailbox: string, content: string) => ({
    conversationId: conversationOf(mailbox).id,
    senderId: userOf(place.host.backend, mailbox).id,
    content,
    timestamp: '2020-01-01T00:00:00.000Z',
  });

  const parsed = (messages: IMessage[]): Record<string, unknown>[] =>
    messages.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

  it('STP-01 STP-07 STP-08 connects as STOMP 1.2 and offers heart-beats of 10000 both ways', async () => {
    const frame = await connect(await clientFor('free'));
    expect(frame.headers).toMatchObject({ version: '1.2', 'heart-beat': '10000,10000' });
  });

  it.each([
    ['no token', {}],
    ['a token that is none', { Authorization: 'Bearer a.b.c' }],
  ])('refuses %s with ERROR, then closes', async (__, connectHeaders) => {
    const client = await clientFor(null, { connectHeaders });
    const closed = until<CloseEvent>('close', (done) => {
      client.onWebSocketClose = done;
    });
    const refused = refusal(client);
    client.activate();
    expect(await refused).toBe('Please sign in.');
    expect((await closed).code).toBe(4401);
  });

  it('answers a receipt for SUBSCRIBE, SEND, UNSUBSCRIBE and DISCONNECT', async () => {
    const client = await clientFor('free');
    await connect(client);
    let unsubscribe = (_headers: { receipt: string }): void => {};
    await receipt(client, (headers) => {
      const subscription = client.subscribe(
        `/topic/conversation/${conversationOf('free').id}`,
        () => {},
        headers,
      );
      unsubscribe = (wanted) => subscription.unsubscribe(wanted);
    });
    await say(client, bodyFor('free', 'Hello'));
    await receipt(client, unsubscribe);
    await client.deactivate();
    expect(client.connected).toBe(false);
  });

  it('STP-02 STP-03 STP-04 STP-05 delivers to the topic, to both queues and to the admins', async () => {
    const [student, admin] = [await clientFor('basic'), await clientFor('admin')];
    await Promise.all([connect(student), connect(admin)]);
    const { id } = conversationOf('basic');
    const studentId = userOf(place.host.backend, 'basic').id;
    const adminId = userOf(place.host.backend, 'admin').id;
    const heard = {
      topic: await listen(student, `/topic/conversation/${id}`),
      queue: await listen(student, `/user/${studentId}/queue/messages`),
      ownQueue: await listen(student, '/user/queue/messages'),
      adminQueue: await listen(admin, `/user/${adminId}/queue/messages`),
      notifications: await listen(admin, '/topic/notifications/admins'),
    };
    await say(
      admin,
      { ...bodyFor('basic', 'Round 2 opens on Monday.'), senderId: adminId },
      { 'client-message-id': 'c-1' },
    );
    await vi.waitFor(() => {
      for (const messages of Object.values(heard)) expect(messages).toHaveLength(1);
    });
    for (const [message] of Object.values(heard)) {
      expect(JSON.parse(message!.body)).toEqual({
        conversationId: id,
        senderId: adminId,
        senderName: 'Priya Nair',
        content: 'Round 2 opens on Monday.',
        timestamp: new Date(place.host.environment.clock.now()).toISOString(),
      });
      expect(message!.headers['client-message-id']).toBe('c-1');
      expect(Number(message!.headers['message-id'])).toBeGreaterThan(0);
    }
  });

  it('takes the sender from the session and the time from the server, not from the body', async () => {
    const client = await clientFor('free');
    await connect(client);
    const messages = await listen(client, `/topic/conversation/${conversationOf('free').id}`);
    await say(client, {
      ...bodyFor('free', 'Who am I?'),
      senderId: userOf(place.host.backend, 'admin').id,
    });
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    expect(parsed(messages)[0]).toMatchObject({
      senderId: userOf(place.host.backend, 'free').id,
      senderName: 'Ananya Sharma',
    });
    expect(parsed(messages)[0]!['timestamp']).not.toBe('2020-01-01T00:00:00.000Z');
  });

  it('stores a message once however often its sender repeats it, and echoes it to the sender alone', async () => {
    const [student, admin] = [await clientFor('advance'), await clientFor('admin')];
    await Promise.all([connect(student), connect(admin)]);
    const { id } = conversationOf('advance');
    const [mine, theirs] = [
      await listen(student, `/topic/conversation/${id}`),
      await listen(admin, `/topic/conversation/${id}`),
    ];
    const before = place.host.backend.db.messages.size;
    for (let i = 0; i < 3; i += 1)
      await say(student, bodyFor('advance', 'Only once'), { 'client-message-id': 'same' });
    await vi.waitFor(() => expect(mine).toHaveLength(3));
    expect(new Set(mine.map(({ headers }) => headers['message-id'])).size).toBe(1);
    expect(theirs).toHaveLength(1);
    expect(place.host.backend.db.messages.size).toBe(before + 1);
  });

  it('keeps ids of conversations apart, and refuses one id for two messages', async () => {
    const admin = await clientFor('admin');
    await connect(admin);
    for (const mailbox of ['basic', 'premium']) {
      const conversation = conversationOf(mailbox);
      const before = place.host.backend.chat.messagesOf(conversation).length;
      await say(admin, bodyFor(mailbox, `To ${mailbox}`), { 'client-message-id': 'shared' });
      expect(place.host.backend.chat.messagesOf(conversation)).toHaveLength(before + 1);
    }
    const student = await clientFor('basic');
    await connect(student);
    await say(student, bodyFor('basic', 'Mine'), { 'client-message-id': 'shared' });
    expect(place.host.backend.chat.messagesOf(conversationOf('basic')).at(-1)!.content).toBe(
      'Mine',
    );
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
    [
      "another user's queue",
      () => `/user/${userOf(place.host.backend, 'premium').id}/queue/messages`,
    ],
    ["the admins' topic", () => '/topic/notifications/admins'],
    ['an unknown topic', () => '/topic/everything'],
    ['a pattern', () => '/topic/conversation/*'],
    [
      'a second name of their own conversation',
      () => `/topic/conversation/0${conversationOf('free').id}`,
    ],
    [
      'a second name of their own queue',
      () => `/user/0${userOf(place.host.backend, 'free').id}/queue/messages`,
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
    ['a body without content', '/app/chat/send', () => ({ conversationId: 1 }), 'does not fit'],
  ])('does not let a student send %s', async (__, destination, body, reason) => {
    const client = await clientFor('free');
    await connect(client);
    const refused = refusal(client);
    client.publish({ destination, body: JSON.stringify(body()) });
    expect(await refused).toContain(reason);
  });

  it('a message that cannot be stored ends its socket and nothing else', async () => {
    const client = await clientFor('free');
    await connect(client);
    const storing = vi.spyOn(place.host.backend.db, 'transaction').mockImplementationOnce(() => {
      throw new Error('database is locked');
    });
    const refused = refusal(client);
    client.publish({ destination: '/app/chat/send', body: JSON.stringify(bodyFor('free', 'Hi')) });
    expect(await refused).toBe('Something went wrong on our side.');
    storing.mockRestore();
    expect(place.host.environment.logged.at(-1)).toMatchObject({ event: 'failed' });
    await connect(await clientFor('free'));
  });

  it('reads large frames that arrive in pieces, and refuses more than 64 kB', async () => {
    const client = await clientFor('free', { splitLargeFrames: true, maxWebSocketChunkSize: 1024 });
    await connect(client);
    const messages = await listen(client, `/topic/conversation/${conversationOf('free').id}`);
    const content = 'क'.repeat(19_000);
    await say(client, bodyFor('free', content));
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    expect(parsed(messages)[0]!['content']).toBe(content);
    const refused = refusal(client);
    client.publish({
      destination: '/app/chat/send',
      body: JSON.stringify(bodyFor('free', 'x'.repeat(maxFrameBytes))),
    });
    expect(await refused).toContain('65536');
  });

  it('beats when the client wants it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    try {
      const beats: number[] = [];
      const client = await clientFor('free', {
        heartbeatIncoming: 10_000,
        heartbeatOutgoing: 0,
        onHeartbeatReceived: () => beats.push(1),
      });
      await connect(client);
      vi.advanceTimersByTime(10_000);
      await vi.waitFor(() => expect(beats.length).toBeGreaterThan(0), { interval: 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is there again after a drop, for whoever connects anew', async () => {
    const client = await clientFor('free', { reconnectDelay: 10 });
    await connect(client);
    const again = until<IFrame>('a second CONNECTED', (done) => {
      client.onConnect = done;
    });
    expect(place.host.backend.chat.dropSockets()).toBeGreaterThan(0);
    await again;
    const messages = await listen(client, `/topic/conversation/${conversationOf('free').id}`);
    await say(client, bodyFor('free', 'Back again'));
    await vi.waitFor(() => expect(messages).toHaveLength(1));
  });

  it('ends a socket whose token has run out: it can no longer send', async () => {
    const client = await clientFor('free');
    await connect(client);
    place.host.environment.clock.offset = 13 * 60 * 60 * 1000;
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
        place.host.environment.clock.offset = offset;
      },
    ],
    [
      'void, by a new password',
      () => {
        const { db } = place.host.backend;
        const { id, sessionVersion } = userOf(place.host.backend, 'premium');
        db.users.update(id, { sessionVersion: sessionVersion + 1 });
      },
    ],
  ])('a socket whose token is %s hears nothing more', async (__, end) => {
    const { backend } = place.host;
    const student = await clientFor('premium');
    await connect(student);
    const conversation = conversationOf('premium');
    const heard = await listen(student, `/topic/conversation/${conversation.id}`);
    const refused = refusal(student);
    end(13 * 60 * 60 * 1000);
    backend.chat.say(userOf(backend, 'admin'), conversation.id, 'For their eyes only', null);
    expect(await refused).toMatch(/has expired|sign in again/);
    expect(heard).toEqual([]);
  });

  it('ends sockets whose token runs out when the clock is moved', async () => {
    const client = await clientFor('free');
    await connect(client);
    const refused = refusal(client);
    place.host.environment.clock.offset = 13 * 60 * 60 * 1000;
    place.host.backend.chat.reviewSockets();
    expect(await refused).toBe('The session has expired.');
  });

  it('takes binary and text messages in the order they were sent', async () => {
    const token = await tokenFor(place.host as Host, 'free');
    const socket = place.open(place.url, ['v12.stomp']);
    const said: string[] = [];
    socket.addEventListener('message', ({ data }) => said.push(String(data)));
    await until('open', (done) => socket.addEventListener('open', done));
    const connectFrame = `CONNECT\naccept-version:1.2\nAuthorization:Bearer ${token}\n\n\0`;
    socket.send(new Blob([connectFrame]));
    socket.send('SUBSCRIBE\nid:1\ndestination:/user/queue/messages\nreceipt:a\n\n\0');
    socket.send(new TextEncoder().encode('UNSUBSCRIBE\nid:1\nreceipt:b\n\n\0'));
    await vi.waitFor(() => expect(said).toHaveLength(3));
    expect(said.map((frame) => /^CONNECTED|receipt-id:./.exec(frame)?.[0])).toEqual([
      'CONNECTED',
      'receipt-id:a',
      'receipt-id:b',
    ]);
    socket.close();
  });

  it('ends the sockets of a user whose rights have changed', async () => {
    const client = await clientFor('premium');
    await connect(client);
    const refused = refusal(client);
    place.host.backend.chat.endSockets(userOf(place.host.backend, 'premium').id);
    expect(await refused).toBe('Please sign in again.');
  });

  it('keeps no subscription of clients that have left', async () => {
    const before = place.host.backend.chat.subscriptionCount();
    for (let i = 0; i < 5; i += 1) {
      const client = await clientFor('free');
      await connect(client);
      await listen(client, '/user/queue/messages');
      await client.deactivate();
    }
    await vi.waitFor(() => expect(place.host.backend.chat.subscriptionCount()).toBe(before));
  });

  it('plays the situations of a flaky and of an absent chat', async () => {
    place.host.backend.scenarios.play('chat.offline');
    const offline = await clientFor('free');
    const closed = until<CloseEvent>('close', (done) => {
      offline.onWebSocketClose = done;
    });
    offline.activate();
    expect((await closed).code).toBe(1013);
    place.host.backend.scenarios.play('chat.flaky');
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

  describe('through the typed client', () => {
    const open = async (mailbox: string, lost: string[] = []) => {
      const token = await tokenFor(place.host as Host, mailbox);
      return openChatSocket({
        url: place.url,
        token,
        webSocketFactory: () => place.open(place.url, ['v12.stomp']),
        onLost: (reason) => lost.push(reason),
      });
    };

    it('STP-04 STP-05 CHT-12 subscribes, publishes the documented body and hears it', async () => {
      const socket = await open('free');
      const heard: ReceivedMessage[] = [];
      const body = bodyFor('free', 'Typed hello');
      await socket.subscribe(
        destinations.conversation,
        { conversationId: body.conversationId },
        (message) => heard.push(message),
      );
      await socket.publish(body, 'client-7');
      await vi.waitFor(() => expect(heard).toHaveLength(1));
      expect(heard[0]).toMatchObject({
        clientMessageId: 'client-7',
        body: { content: 'Typed hello', senderName: 'Ananya Sharma' },
      });
      await socket.close();
      await expect(socket.publish(body, 'client-8')).rejects.toThrow('not open');
    });

    it('rejects when the server refuses, and says when an open socket is lost', async () => {
      await expect(
        openChatSocket({
          url: place.url,
          token: undefined,
          webSocketFactory: () => place.open(place.url, ['v12.stomp']),
          onLost: () => {},
        }),
      ).rejects.toThrow('4401');
      const lost: string[] = [];
      const socket = await open('free', lost);
      const listening = socket.subscribe(destinations.adminNotifications, {}, () => {});
      await expect(listening).rejects.toThrow('closed');
      expect(lost).toHaveLength(1);
    });
  });
});
