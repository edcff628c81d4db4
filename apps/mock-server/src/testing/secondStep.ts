import { Secret, TOTP } from 'otpauth';
import { userOf, type Host } from './hosts.ts';

/** An authenticator app that was given a key, on a host's clock. */
const appOf = ({ environment: { clock } }: Host, key: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  return { code: (shift = 0): string => totp.generate({ timestamp: clock.now() + shift }) };
};

/** Begins two-step sign-in for a sample account; the app that was given its key. */
export const beginSecondStep = (host: Host, mailbox: string) =>
  appOf(host, host.backend.secondFactors.begin(userOf(host.backend, mailbox)).key);

/** Turns two-step sign-in on, a minute ago; the account's app and its recovery codes. */
export const turnSecondStepOn = (host: Host, mailbox: string) => {
  const app = beginSecondStep(host, mailbox);
  const recoveryCodes = host.backend.secondFactors.confirm(
    userOf(host.backend, mailbox),
    app.code(),
  )!;
  host.environment.clock.offset += 60_000;
  return { app, recoveryCodes };
};
