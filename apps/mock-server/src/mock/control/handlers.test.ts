import { codeMail } from '@seatwise/backend/mail/mails';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../../testing/answer.ts';
import { call, standaloneHost, type Host } from '../../testing/hosts.ts';

describe('the control surface of the standalone server', () => {
  let host: Host;
  beforeAll(async () => {
    host = await standaloneHost();
  });
  afterAll(() => host.close());
  beforeEach(() => host.backend.reset());

  const send = (method: string, path: string, body?: unknown) =>
    read(
      host.fetch(`/__mock${path}`, {
        method,
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      }),
    );

  const login = () =>
    read(call(host, accounts.login, { rollnumberOrEmail: 'SW000001', password: 'Seatwise@123' }));

  it('says that it is well', async () => {
    expect(await send('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('shows codes in the outbox, newest first, and by address', async () => {
    for (const email of ['unverified@seatwise.test', 'free@seatwise.test'])
      await call(host, accounts.requestOtp, { email, otpPurpose: 'PASSWORD_RESET' });
    const { body } = await send('GET', '/outbox');
    expect((body as { email: string }[]).map(({ email }) => email)).toEqual([
      'free@seatwise.test',
      'unverified@seatwise.test',
    ]);
    const one = (await send('GET', '/outbox?email=FREE@seatwise.test')).body as Record<
      string,
      string
    >[];
    expect(one).toEqual([
      {
        email: 'free@seatwise.test',
        otp: expect.stringMatching(/^\d{6}$/) as string,
        otpPurpose: 'PASSWORD_RESET',
        expiresAt: new Date(host.environment.clock.now() + 600_000).toISOString(),
      },
    ]);
  });

  it('plays a scenario for everybody, until it is ended', async () => {
    expect((await send('PUT', '/scenario', { name: 'login.403' })).status).toBe(200);
    expect(await login()).toMatchObject({ status: 403, body: { canSendOtp: true } });
    expect((await send('GET', '/scenarios')).body).toMatchObject({ current: 'login.403' });
    expect((await send('DELETE', '/scenario')).status).toBe(200);
    expect((await login()).status).toBe(200);
  });

  it('lists every operation in every state, and the whole situations', async () => {
    const { names } = (await send('GET', '/scenarios')).body as { names: string[] };
    expect(names).toContain('signUp.400');
    expect(names).toContain('allSeats.slow');
    expect(names).toContain('payment.unverified');
    expect(names).toContain('chat.flaky');
    expect(names.length).toBeGreaterThan(29 * 12);
  });

  it('knows no scenario by another name', async () => {
    expect((await send('PUT', '/scenario', { name: 'login.sometimes' })).status).toBe(404);
    expect((await send('PUT', '/scenario', {})).status).toBe(400);
    expect((await send('PUT', '/scenario', 'junk')).status).toBe(400);
  });

  it('moves the clock, and with it the end of sessions', async () => {
    const reviewed = vi.spyOn(host.backend.chat, 'revalidateSockets');
    const before = host.environment.clock.now();
    expect((await send('PUT', '/clock', { offsetMs: 3_600_000 })).body).toEqual({
      now: new Date(before + 3_600_000).toISOString(),
    });
    expect(reviewed).toHaveBeenCalledOnce();
    for (const offsetMs of ['soon', 9_007_199_254_740_991, -9_007_199_254_740_991])
      expect((await send('PUT', '/clock', { offsetMs })).status).toBe(400);
    expect((await send('GET', '/health')).status).toBe(200);
  });

  it('drops the chat sockets and resets the data', async () => {
    expect((await send('GET', '/sockets')).body).toEqual({ sockets: [] });
    expect((await send('POST', '/sockets/drop')).body).toEqual({ dropped: 0 });
    host.backend.db.users.update(1, { username: 'Changed' });
    await send('POST', '/reset');
    expect(host.backend.db.users.get(1)!.username).toBe('Ananya Sharma');
  });

  it('has a page for people, safe against what others have typed', async () => {
    const code = { otp: '123456', otpPurpose: 'PASSWORD_RESET', expiresAt: 0 } as const;
    host.backend.inbox.send(codeMail('<script>alert(1)</script>@x.in', 'en', code));
    const page = await host.fetch('/__mock');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    const html = await page.text();
    expect(html).toContain('123456');
    expect(html).not.toContain('<script>');
    const press = (form: string) =>
      host.fetch('/__mock', {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
    expect((await press('act=play&name=login.500')).status).toBe(303);
    expect((await login()).status).toBe(500);
    expect((await press('act=play&name=')).status).toBe(303);
    expect((await press('act=drop')).status).toBe(303);
    host.backend.db.users.update(1, { username: 'Changed' });
    const question = await press('act=ask-reset');
    expect(await question.text()).toContain('Reset all data?');
    expect(host.backend.db.users.get(1)!.username).toBe('Changed');
    expect((await press('act=reset')).status).toBe(303);
    expect(host.backend.db.users.get(1)!.username).not.toBe('Changed');
    expect((await press('act=other')).status).toBe(400);
  });

  it('answers 404 for a control that does not exist', async () => {
    expect((await send('GET', '/nothing')).status).toBe(404);
  });
});
