import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPlace, type Place } from './testing/teamServer.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.close());

it('BEY-SRV-01 does not start without mail and an operator, and says all that is missing', () => {
  const { status, stderr } = place.command([], { PATH: process.env['PATH'] });
  expect(status).toBe(1);
  for (const name of ['MAIL_URL_FILE', 'SIGNING_KEY_FILE', 'MAIL_FROM', 'PLANS'])
    expect(stderr).toContain(`SEATWISE_${name}`);
  expect(stderr).toContain('VITE_OPERATOR_NAME');
  expect(stderr.split('\n').length).toBeLessThan(24);
});

it('BEY-SRV-04 sells no plan without the keys of both providers, and says all that is missing', () => {
  const { status, stderr } = place.command([], {
    PATH: process.env['PATH'],
    SEATWISE_PLANS: 'on',
    SEATWISE_PAYU_PAGE: 'http://secure.payu.in/_payment',
    SEATWISE_CARD_KEY_FILE: place.secret('card-key', 'rzp_live_without_a_secret'),
  });
  expect(status).toBe(1);
  for (const name of ['MAIL_URL_FILE', 'CARD_KEY_FILE', 'CARD_WEBHOOK_FILE', 'PAYU_KEY_FILE'])
    expect(stderr).toContain(`SEATWISE_${name}`);
  expect(stderr).toContain('VITE_CARD_KEY');
  expect(stderr).toMatch(/SEATWISE_PAYU_PAGE +an https:/);
  expect(stderr).not.toContain('SEATWISE_CARD_API');
  expect(stderr.split('\n').length).toBeLessThan(24);
});

it('BEY-SRV-02 takes a student from the sign-up to an account by a code that arrives by SMTP', async () => {
  const server = await place.start();
  const { email, otp, text } = await place.signUp(server);
  expect(text).toContain('इस ईमेल को वेरिफ़ाई करने का आपका Seatwise OTP');
  expect(await place.signIn(server, email)).toMatchObject({ email, role: 'FREE' });
  for (const path of ['/__mock', '/__mock/outbox', '/simulators/razorpay/v1/checkout.js'])
    expect((await fetch(server.origin + path)).status).toBe(404);
  const sample = { rollnumberOrEmail: 'superadmin@seatwise.test', password: 'Seatwise@123' };
  expect((await server.post('/api/auth/login', sample)).status).toBe(401);
  await server.stop();
  expect(server.said()).not.toContain(otp);
});

it('BEY-SRV-03 has a first administrator by a command, and lists the mails that were given up', async () => {
  const { command, sink, start } = place;
  const { stdout } = command(['--admin', 'head@college.test']);
  const [, email, otp] = /https:\/\/seats\.test\/login\?reset#(.+)\/(\d+)/.exec(stdout)!;
  sink.replies.push({ code: 550 });
  const { post, said, stop } = await start();
  const reset = { email, otp, otpPurpose: 'PASSWORD_RESET', newPassword: 'Only-Mine@27' };
  expect((await post('/api/auth/reset/confirm-otp', reset)).status).toBe(200);
  await vi.waitFor(() => expect(said()).toContain('mail given up'), { timeout: 10_000 });
  await stop();
  expect(command(['--mails']).stdout).toContain('head@college.test  Your password was changed');
  expect(command(['--mails', 'again']).stdout).toContain('1 mails go out again.');
  const second = await start();
  await vi.waitFor(() => expect(sink.taken).toHaveLength(1), { timeout: 10_000 });
  await second.stop();
  // The test starts five processes.
}, 90_000);
