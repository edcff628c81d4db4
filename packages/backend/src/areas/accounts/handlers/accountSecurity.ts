import { accountSecurity as contract } from '@seatwise/api-client/contract/accountSecurity';
import { iso } from '@seatwise/api-client/contract/constants/time';
import type { Backend } from '../../../backend.ts';
import type { User } from '../../../db/records.ts';
import { serveArea } from '../../../http/handle.ts';
import { HttpError } from '../../../httpError.ts';
import { secondFactorOff, secondFactorOn } from '../../../mail/mails.ts';
import { endAllSessions } from '../../../security/tokens.ts';
import { secondFactorChange } from '../accountFacts.ts';
import { createOwnerProof } from '../ownerProof.ts';

export const accountSecurityHandlers = (backend: Backend) => {
  const { chat, db, mail, rateLimits, secondFactors, sessions } = backend;
  const { assertPassword, codeProblem } = createOwnerProof(backend);

  /** Throws a 400 for a wrong password or code. */
  const assertOwner = async (
    userNow: () => User,
    { password, code }: { readonly password: string; readonly code?: string | undefined },
    peer: string | undefined,
  ): Promise<void> => {
    await assertPassword(userNow(), password, peer);
    const problem = codeProblem(userNow(), code);
    if (problem !== undefined) throw new HttpError(400, problem);
  };

  const assertOn = (user: User, isWanted: boolean): void => {
    if (secondFactors.isOn(user) !== isWanted)
      throw new HttpError(409, `Two-step sign-in is ${isWanted ? 'off' : 'on'} already.`);
  };

  return serveArea(backend, contract, {
    listSessions: ({ user, session }) =>
      sessions.of(user).map(({ id, browser, system, startedAt, usedAt }) => ({
        id,
        browser,
        system,
        startedAt: iso(startedAt),
        usedAt: iso(usedAt),
        isCurrent: id === session,
      })),

    endSession: ({ user, input: { id } }) => {
      if (!sessions.end(user, id)) throw new HttpError(404, 'There is no such session.');
      chat.revalidateSockets();
      return 'Signed out there.';
    },

    endOtherSessions: ({ user, session, signsIn }) => {
      signsIn(db.users.update(user.id, endAllSessions(user, session)));
      chat.revalidateSockets();
      return 'Signed out everywhere else.';
    },

    proveOwner: async ({ userNow, input, peer, session }) => {
      await assertOwner(userNow, input, peer);
      sessions.noteProof(session);
      return 'Thank you.';
    },

    readSecondFactor: ({ user }) => {
      const { since, recoveryCodes } = secondFactors.stateOf(user);
      return { since: iso(since), recoveryCodes, isRequired: secondFactors.isRequired };
    },

    beginSecondFactor: ({ user }) => {
      assertOn(user, false);
      return secondFactors.begin(user);
    },

    confirmSecondFactor: ({ user, input: { code }, audit, session, signsIn }) => {
      assertOn(user, false);
      const account = String(user.id);
      rateLimits.secondSteps.assertAllowed(account);
      const recoveryCodes = db.transaction(() => {
        const codes = secondFactors.confirm(user, code);
        if (!codes) return undefined;
        // A thief of the password may be signed in already.
        signsIn(db.users.update(user.id, endAllSessions(user, session)));
        mail.send(secondFactorOn(user));
        audit(secondFactorChange(user, 'on'));
        return codes;
      });
      if (!recoveryCodes) {
        rateLimits.secondSteps.record(account);
        throw new HttpError(400, 'This code is wrong. Wait for the next one.');
      }
      rateLimits.secondSteps.reset(account);
      chat.revalidateSockets();
      return { recoveryCodes: [...recoveryCodes] };
    },

    removeSecondFactor: async ({ user, userNow, input, peer, audit }) => {
      assertOn(user, true);
      await assertOwner(userNow, input, peer);
      db.transaction(() => {
        secondFactors.remove(user);
        mail.send(secondFactorOff(user));
        audit(secondFactorChange(user, 'off'));
      });
      return 'Two-step sign-in is off.';
    },
  });
};
