import { accounts } from '@seatwise/api-client/contract/accounts';
import { guardian } from '@seatwise/api-client/contract/guardian';
import { ownData } from '@seatwise/api-client/contract/ownData';
import { payments } from '@seatwise/api-client/contract/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';
import { sampleFor } from '../../../testing/samples.ts';

const parent = 'sunita.sharma@seatwise.test';
const hour = 3_600_000;

let host: Host;
beforeEach(async () => {
  host = await workerHost();
  setContact('9829012345');
});

const student = () => userOf(host.backend, 'free');
const setContact = (guardianContact: string | null) =>
  host.backend.db.users.update(student().id, { guardianContact });
const as = async () => ({ token: await tokenFor(host, 'free') });

const asked = async () => (await read(call(host, guardian.readGuardian, {}, await as()))).body;
const send = async (email = parent) =>
  read(call(host, guardian.sendGuardianCode, { email }, await as()));
const confirm = async (otp: string) =>
  read(call(host, guardian.confirmGuardian, { otp }, await as()));
const order = async (
  operation: typeof payments.createCardOrder | typeof payments.createPayuOrder,
) =>
  read(call(host, operation, (await sampleFor(operation, host, student())) as never, await as()));
const codeTo = (email: string): string => host.backend.inbox.mailsTo(email)[0]!.otp;

describe('BEY-SUP-03 the consent of a minor’s parent', () => {
  it('is confirmed by a code to their own mailbox, and no order is made before', async () => {
    for (const operation of [payments.createCardOrder, payments.createPayuOrder])
      expect(await order(operation)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('has to confirm before you buy') },
      });
    expect(await asked()).toEqual({ isWaiting: true, email: null });
    expect((await send()).status).toBe(200);
    expect(await asked()).toEqual({ isWaiting: true, email: parent });
    const code = codeTo(parent);
    expect((await confirm(code === '000000' ? '000001' : '000000')).status).toBe(400);
    expect((await order(payments.createCardOrder)).status).toBe(409);
    expect((await confirm(code)).status).toBe(200);
    expect(await asked()).toEqual({ isWaiting: false, email: parent });
    expect((await order(payments.createCardOrder)).status).toBe(200);
    expect((await confirm(code)).status).toBe(409);
  });

  it('is asked of nobody else', async () => {
    setContact(null);
    expect(await asked()).toEqual({ isWaiting: false, email: null });
    expect((await send()).status).toBe(409);
    expect((await order(payments.createCardOrder)).status).toBe(200);
  });

  it('is not given from the student’s own mailbox', async () => {
    expect((await send('FREE@seatwise.test')).status).toBe(400);
    expect(host.backend.inbox.mailsTo('free@seatwise.test')).toEqual([]);
  });

  it('has a day, and the code of an address that was replaced counts no more', async () => {
    await send();
    const first = codeTo(parent);
    await send('other.parent@seatwise.test');
    expect((await confirm(first)).status).toBe(400);
    host.environment.clock.offset += 23 * hour;
    const code = codeTo('other.parent@seatwise.test');
    host.environment.clock.offset += 2 * hour;
    expect((await confirm(code)).status).toBe(400);
    await send('other.parent@seatwise.test');
    host.environment.clock.offset += 23 * hour;
    expect((await confirm(codeTo('other.parent@seatwise.test'))).status).toBe(200);
  });

  it('has a code that no visitor can ask for', async () => {
    const body = JSON.stringify({ email: parent, otpPurpose: 'GUARDIAN_CONSENT' });
    const headers = { 'content-type': 'application/json' };
    const answer = await host.fetch(accounts.requestOtp.path, { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
  });

  it('goes with the account, and with it what was sent to the parent', async () => {
    await send();
    const { id } = student();
    const password = 'Seatwise@123';
    expect(
      (await read(call(host, ownData.deleteOwnAccount, { password }, await as()))).status,
    ).toBe(200);
    const { otps, users } = host.backend.db;
    expect(otps.all().filter(({ mailbox }) => mailbox?.includes(parent))).toEqual([]);
    expect(users.get(id)).toMatchObject({ guardianContact: null, guardianAgreedAt: null });
  });
});
