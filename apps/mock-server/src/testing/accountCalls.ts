import { accounts } from '@seatwise/api-client/contract/accounts';
import { read } from './answer.ts';
import { call, type Host } from './hosts.ts';

type Purpose = 'EMAIL_VERIFICATION' | 'PASSWORD_RESET';

export const minute = 60_000;

/** The calls for sign-ins and one-time codes, to the current test's host. */
export const accountCalls = (host: () => Host) => ({
  travel: (milliseconds: number): void => {
    host().environment.clock.offset += milliseconds;
  },
  login: (rollnumberOrEmail: string, password = 'Seatwise@123') =>
    read(call(host(), accounts.login, { rollnumberOrEmail, password })),
  requestOtp: (email: string, otpPurpose: Purpose) =>
    read(call(host(), accounts.requestOtp, { email, otpPurpose })),
  confirm: (email: string, otp: string, otpPurpose: Purpose, newPassword?: string) =>
    read(
      call(host(), accounts.confirmOtp, {
        email,
        otp,
        otpPurpose,
        ...(newPassword !== undefined && { newPassword }),
      }),
    ),
  lastCode: (): string => host().backend.inbox.mailsTo(null)[0]!.otp,
});

export const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
