import { contact } from '@seatwise/api-client/contract/contact';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

describe('END-13 one’s own contact details', () => {
  const update = async (input: { id: number; email: string; phone: string }) =>
    read(
      call(host, contact.updateContact, input, {
        token: await host.backend.tokens.issue(host.backend.db.users.get(1)!),
      }),
    );

  it('PRO-37 answers a text with the specified markers and changes email and phone', async () => {
    expect(await update({ id: 1, email: 'Free@seatwise.test', phone: '' })).toMatchObject({
      status: 200,
      body: 'Contact details updated successfully.',
    });
    expect(host.backend.db.users.get(1)).toMatchObject({
      email: 'Free@seatwise.test',
      phone: null,
      role: 'FREE',
    });
  });

  it('GAP-79 has another email verified before it counts, and the same one not', async () => {
    const waiting = () => host.backend.db.users.get(1)!.pendingEmail;
    for (const phone of ['', '+91 98765 00001', '9876500001'])
      expect((await update({ id: 1, email: 'FREE@seatwise.test', phone })).status).toBe(200);
    expect(waiting()).toBeNull();
    await update({ id: 1, email: 'somebody.else@seatwise.test', phone: '' });
    expect(waiting()).toBe('somebody.else@seatwise.test');
    expect(host.backend.db.users.get(1)!.emailVerified).toBe(true);
  });

  it.each([
    ['another user’s id', { id: 2, email: 'x@seatwise.test', phone: '' }, 403],
    ['another account’s email', { id: 1, email: 'BASIC@seatwise.test', phone: '' }, 409],
    ['an email that is none', { id: 1, email: 'ananya', phone: '' }, 400],
    ['markup as a phone', { id: 1, email: 'free@seatwise.test', phone: '<script>' }, 400],
    ['words as a phone', { id: 1, email: 'free@seatwise.test', phone: 'call me' }, 400],
  ])('refuses %s', async (_, input, status) => {
    expect((await update(input)).status).toBe(status);
  });
});

describe('END-14 the contact form', () => {
  it('FTR-16 takes JSON at the API root from anybody and keeps it', async () => {
    const form = {
      name: 'Neha',
      email: 'neha@seatwise.test',
      phone: '',
      message: 'Please call me back.',
    };
    expect((await read(call(host, contact.sendContactForm, form))).status).toBe(200);
    expect(host.backend.db.contactMessages.all().at(-1)).toMatchObject({
      sentAt: host.environment.clock.now(),
      state: 'new',
      ...form,
    });
  });
});
