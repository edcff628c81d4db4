import { Client, type IFrame, type IMessage } from '@stomp/stompjs';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { tokenFor, userOf } from './hosts.ts';
import type { SocketHost } from './socketHosts.ts';

export const until = <T>(what: string, start: (done: (value: T) => void) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Waited in vain for ${what}`)), 4000);
    start((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });

export const connect = (client: Client): Promise<IFrame> =>
  until('CONNECTED', (done) => {
    client.onConnect = done;
    client.activate();
  });

export const refusal = (client: Client): Promise<string> =>
  until('ERROR', (done) => {
    client.onStompError = (frame) => done(frame.headers['message'] ?? '');
  });

export const receipt = (
  client: Client,
  act: (headers: { receipt: string }) => void,
): Promise<IFrame> =>
  until('RECEIPT', (done) => {
    const id = `r-${Math.random()}`;
    client.watchForReceipt(id, done);
    act({ receipt: id });
  });

export const listen = async (client: Client, destination: string): Promise<IMessage[]> => {
  const messages: IMessage[] = [];
  await receipt(client, (headers) =>
    client.subscribe(destination, (message) => messages.push(message), headers),
  );
  return messages;
};

export const say = (client: Client, body: unknown, headers: Record<string, string> = {}) =>
  receipt(client, (wanted) =>
    client.publish({
      destination: '/app/chat/send',
      body: JSON.stringify(body),
      headers: { ...wanted, ...headers },
    }),
  );

export const parsed = (messages: IMessage[]): Record<string, unknown>[] =>
  messages.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

/** Real clients of a chat socket, for use in a describe; closed after each test. */
export const chatClients = (start: () => Promise<SocketHost>) => {
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
    const token = mailbox === null ? undefined : await tokenFor(place.host, mailbox);
    const client = new Client({
      webSocketFactory: () => place.open(place.url, ['v12.stomp', 'v11.stomp']),
      connectHeaders: token ? { Authorization: `Bearer ${token}` } : {},
      reconnectDelay: 0,
    });
    Object.assign(client, options);
    clients.push(client);
    return client;
  };

  const conversationOf = (mailbox: string) =>
    place.host.backend.chat.open(userOf(place.host.backend, mailbox));

  const bodyFor = (mailbox: string, content: string) => ({
    conversationId: conversationOf(mailbox).id,
    senderId: userOf(place.host.backend, mailbox).id,
    content,
    timestamp: '2020-01-01T00:00:00.000Z',
  });

  return {
    place: () => place,
    backend: () => place.host.backend,
    clientFor,
    conversationOf,
    bodyFor,
  };
};
