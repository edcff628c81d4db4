import { emailChange as contract } from '@seatwise/api-client/contract/emailChange';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import type { User } from '../db/records.ts';
import { HttpError } from '../httpError.ts';
import { handle } from './handle.ts';

const pendingOf = ({ pendingEmail }: User): string => {
  if (!pendingEmail) throw new HttpError(409, 'No new email address waits for verification.');
  return pendingEmail;
};

export const emailChangeHandlers = (backend: Backend): HttpHandler[] => {
  const { db, emailChanges } = backend;

  const read = handle(backend, contract.readEmailChange, ({ user }) => ({
    email: user.pendingEmail ?? null,
  }));

  const sendCode = handle(backend, contract.sendEmailChangeCode, async ({ user, peer }) => {
    await emailChanges.sendAgain(user, pendingOf(user), peer);
    return 'A code is on its way to the new address.';
  });

  const confirm = handle(
    backend,
    contract.confirmEmailChange,
    async ({ user, userNow, input: { email, otp } }) => {
      pendingOf(user);
      if (!(await emailChanges.redeem(user, email, otp)))
        throw new HttpError(400, 'Invalid or expired OTP.');
      // Read again: the address may have been replaced, cancelled or taken while the code was judged.
      return { email: emailChanges.complete(userNow(), email).email };
    },
  );

  const cancel = handle(backend, contract.cancelEmailChange, ({ user }) => {
    db.users.update(user.id, { pendingEmail: null });
    return 'The email address stays as it was.';
  });

  return [read, sendCode, confirm, cancel];
};
