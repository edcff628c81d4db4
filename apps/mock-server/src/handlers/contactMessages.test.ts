import { contactMessages as contract } from '@seatwise/api-client/contract/contactMessages';
import { profile } from '@seatwise/api-client/contract/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../testing/answer.ts';
import { call, tokenFor, workerHost, type Host } from '../testing/hosts.ts';

interface Message {
  readonly id: number;
  readonly name: string;
  readonly isDone: boolean;
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
    await read(call(host, profile.sendContactForm, form));
    const sentAt = new Date(host.environment.clock.now()).toISOString();
    expect((await list())[0]).toMatchObject({ ...form, sentAt, isDone: false });
  });

  it('one is marked as done and as new again; one that is not there is not found', async () => {
    const [{ id } = { id: 0 }] = await list();
    for (const isDone of [true, false]) {
      const answer = await read(call(host, contract.markContactMessage, { id, isDone }, { token }));
      expect(answer.body).toMatchObject({ id, isDone });
      expect((await list()).find((message) => message.id === id)).toMatchObject({ isDone });
    }
    const missing = { id: 999_999, isDone: true };
    expect((await call(host, contract.markContactMessage, missing, { token })).status).toBe(404);
  });
});
