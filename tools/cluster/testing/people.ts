import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { password, signUpForm } from '../../../apps/server/src/testing/teamSettings.ts';
import type { Cluster } from '../cluster.ts';
import { inTurns, type Caller, type Callers } from './callers.ts';

type People = Pick<Callers, 'askOn' | 'signIn'>;

const post = async ({ askOn }: People, path: string, body: unknown): Promise<void> => {
  const answer = await askOn(path, { method: 'POST', body });
  assert.equal(answer.status, 200, `${path}: ${JSON.stringify(answer.body)}`);
};

/** Waits for the code that an address receives by SMTP. */
export const codeTo = async ({ sink }: Pick<Cluster, 'sink'>, email: string): Promise<string> => {
  const end = performance.now() + 120_000;
  for (;;) {
    const code = sink.codeTo(email);
    if (code !== undefined) return code;
    assert.ok(performance.now() < end, `no code comes to ${email}`);
    await delay(50);
  }
};

let rollNumber = 10_000_000;

/** Signs a student up, verifies the email with the mailed code, and signs the student in. */
export const signUp = async (
  cluster: Pick<Cluster, 'sink'>,
  callers: People,
  email: string,
): Promise<Caller> => {
  const otpPurpose = 'EMAIL_VERIFICATION';
  await post(callers, '/api/auth/signup', signUpForm(email, rollNumber++));
  await post(callers, '/api/auth/reset/request-otp', { email, otpPurpose });
  const otp = await codeTo(cluster, email);
  await post(callers, '/api/auth/reset/confirm-otp', { email, otp, otpPurpose });
  return callers.signIn(email);
};

export const signUpAll = (
  cluster: Pick<Cluster, 'sink'>,
  callers: People,
  count: number,
): Promise<Caller[]> =>
  inTurns(
    Array.from({ length: count }, (_, at) => `student${at}@example.test`),
    (email) => signUp(cluster, callers, email),
  );

/** Signs the first administrator in, through the path that the command printed. */
export const signInAdmin = async (
  { adminPath }: Pick<Cluster, 'adminPath'>,
  callers: People,
): Promise<Caller> => {
  const [, email = '', otp] = /#(.+)\/(\d+)$/.exec(adminPath)!;
  await post(callers, '/api/auth/reset/confirm-otp', {
    email,
    otp,
    otpPurpose: 'PASSWORD_RESET',
    newPassword: password,
  });
  return callers.signIn(email);
};
