import { contactMessages as contract } from '@seatwise/api-client/contract/contactMessages';
import { contact } from '@seatwise/api-client/contract/contact';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

interface Message {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly state: string;
  readonly replies: readonly { readonly text: string; readonly by: string }[];
}

describe('the messages of the contact form', () => {
  let host: Host;
  let token: string;
  beforeEach(async () => {
    host = await workerHost();
    token = await tokenFor(host, 'admin');
  });

  const list = async (): Promise<Message[]> =>
    (await read(call(host, contract.listContactMessages, {}, { token }))).body as Message[];

  it('what a visitor sends is the first of the list, and new', async () => {
    const form = {
      name: 'Neha Gupta',
      email: 'neha@seatwise.test',
      phone: '',
      message: 'Please call me.\nIn the evening.',
    };
    await read(call(host, contact.sendContactForm, form));
    const sentAt = new Date(host.environment.clock.now()).toISOString();
    expect((await list())[0]).toMatchObject({ ...form, sentAt, state: 'new', replies: [] });
  });

  it('BEY-FIG-05 one is closed and opened again; one that is not there is not found', async () => {
    const [{ id } = { id: 0 }] = await list();
    for (const state of ['closed', 'new'] as const) {
      const answer = await read(call(host, contract.markContactMessage, { id, state }, { token }));
      expect(answer.body).toMatchObject({ id, state });
      expect((await list()).find((message) => message.id === id)).toMatchObject({ state });
    }
    const missing = { id: 999_999, state: 'closed' as const };
    expect((await call(host, contract.markContactMessage, missing, { token })).status).toBe(404);
  });

  it('BEY-FIG-05 a reply is mailed to the sender, stored with the message, and makes it answered', async () => {
    const [{ id, email } = { id: 0, email: '' }] = await list();
    const text = 'We call you at six.';
    const reply = (to: number) =>
      read(call(host, contract.replyToContactMessage, { id: to, text }, { token }));
    expect((await reply(id)).body).toMatchObject({
      state: 'answered',
      replies: [{ text, by: 'Priya Nair' }],
    });
    const [mail] = host.backend.inbox.noticesTo(email);
    expect(mail!.text).toContain(text);
    expect((await reply(999_999)).status).toBe(404);
    for (let sent = 1; sent < 50; sent += 1) await reply(id);
    expect((await reply(id)).status).toBe(409);
  });

  it('a message from before the states is new or closed', async () => {
    const [{ id } = { id: 0 }] = await list();
    for (const [isDone, state] of [
      [true, 'closed'],
      [false, 'new'],
    ] as const) {
      host.backend.db.contactMessages.update(id, { isDone, state: undefined });
      expect((await list()).find((message) => message.id === id)).toMatchObject({ state });
    }
  });
});
