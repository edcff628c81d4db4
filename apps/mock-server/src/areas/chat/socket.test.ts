import {
  ChatConnectionError,
  openChatSocket,
  type ReceivedMessage,
} from '@seatwise/api-client/chat';
import { maxFrameBytes } from '@seatwise/api-client/contract/chat';
import { describe, expect, it, vi } from 'vitest';
import {
  chatClients,
  connect,
  refusal,
  receipt,
  listen,
  say,
  parsed,
  until,
} from '../../testing/chatClients.ts';
import { tokenFor, userOf } from '../../testing/hosts.ts';
import { socketHosts } from '../../testing/socketHosts.ts';

describe.each(socketHosts)('the chat socket on the %s', (_, start) => {
  const { place, backend, clientFor, conversationOf, bodyFor } = chatClients(start);

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
    const studentId = userOf(backend(), 'basic').id;
    const adminId = userOf(backend(), 'admin').id;
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
        timestamp: new Date(place().host.environment.clock.now()).toISOString(),
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
      senderId: userOf(backend(), 'admin').id,
    });
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    expect(parsed(messages)[0]).toMatchObject({
      senderId: userOf(backend(), 'free').id,
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
    const before = backend().db.messages.size;
    for (let i = 0; i < 3; i += 1)
      await say(student, bodyFor('advance', 'Only once'), { 'client-message-id': 'same' });
    await vi.waitFor(() => expect(mine).toHaveLength(3));
    expect(new Set(mine.map(({ headers }) => headers['message-id'])).size).toBe(1);
    expect(theirs).toHaveLength(1);
    expect(backend().db.messages.size).toBe(before + 1);
  });

  it('reads large frames that arrive in pieces, and refuses more than 64 kB', async () => {
    const client = await clientFor('free', { splitLargeFrames: true, maxWebSocketChunkSize: 1024 });
    await connect(client);
    const messages = await listen(client, `/topic/conversation/${conversationOf('free').id}`);
    const content = 'क'.repeat(4000);
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

  it('takes binary and text messages in the order they were sent', async () => {
    const token = await tokenFor(place().host, 'free');
    const socket = place().open(place().url, ['v12.stomp']);
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

  describe('through the typed client', () => {
    const open = async (mailbox: string, lost: ChatConnectionError[] = []) => {
      const token = await tokenFor(place().host, mailbox);
      return openChatSocket({
        url: place().url,
        token: () => token,
        webSocketFactory: () => place().open(place().url, ['v12.stomp']),
        onLost: (loss) => lost.push(loss),
      });
    };

    it('STP-04 STP-05 CHT-12 subscribes, publishes the specified body and hears it', async () => {
      const socket = await open('free');
      const heard: ReceivedMessage[] = [];
      const body = bodyFor('free', 'Typed hello');
      await socket.subscribe(
        { destination: 'conversation', conversationId: body.conversationId },
        (message) => heard.push(message),
      );
      await socket.publish(body, 'client-7');
      await vi.waitFor(() => expect(heard).toHaveLength(1));
      expect(heard[0]).toMatchObject({
        clientMessageId: 'client-7',
        content: 'Typed hello',
        senderName: 'Ananya Sharma',
      });
      await socket.close();
      await expect(socket.publish(body, 'client-8')).rejects.toThrow('not open');
    });

    it('rejects when the server refuses, and says when an open socket is lost', async () => {
      await expect(
        openChatSocket({
          url: place().url,
          token: () => undefined,
          webSocketFactory: () => place().open(place().url, ['v12.stomp']),
          onLost: () => {},
        }),
      ).rejects.toEqual(new ChatConnectionError('The chat socket closed (4401)', true));
      const lost: ChatConnectionError[] = [];
      const socket = await open('free', lost);
      const listening = socket.subscribe({ destination: 'adminNotifications' }, () => {});
      await expect(listening).rejects.toThrow('closed');
      expect(lost).toEqual([new ChatConnectionError('The chat socket closed (1002)', false)]);
    });

    it('says whether an open socket was lost because of its token', async () => {
      const lost: ChatConnectionError[] = [];
      await open('premium', lost);
      backend().chat.disconnectUser(userOf(backend(), 'premium').id);
      await vi.waitFor(() => expect(lost).toHaveLength(1));
      expect(lost[0]!.isUnauthorized).toBe(true);
    });
  });
});
