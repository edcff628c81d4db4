import { accounts } from '@seatwise/api-client/contract/accounts';
import { accountOf, createIsTaken, dropClaims } from '../identifiers.ts';
import { accountFactsOf } from '../accountFacts.ts';
import { createOwnerProof } from '../ownerProof.ts';
import { deviceOf } from '../../../security/device.ts';
import { signInKey } from '../../../security/rateLimits.ts';
import { endAllSessions } from '../../../security/tokens.ts';
import type { Backend } from '../../../backend.ts';
import type { Database } from '../../../db/database.ts';
import type { User } from '../../../db/records.ts';
import { createReconciliation } from '../../payments/reconciliation.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';
import { keepLanguage, languageOf } from '../../../http/language.ts';
import { invalid } from '../../../http/readInput.ts';
import { passwordChanged } from '../../../mail/mails.ts';

const strongPassword = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*(),.?":{}|<>]).{8,}$/s;

const sessionUser = (user: User) => ({ id: user.id, role: user.role, ...accountFactsOf(user) });

const byEmail = (db: Database, email: string): User | undefined => accountOf(db, 'email', email);
const byIdentifier = (db: Database, rollnumberOrEmail: string): User | undefined => {
  const name = rollnumberOrEmail.trim();
  return byEmail(db, name) ?? accountOf(db, 'rollNumber', name);
};

export const accountHandlers = (backend: Backend) => {
  const { chat, db, emailChanges, environment, mail, otps, passwords, rateLimits, tokens } =
    backend;
  const reconciliation = createReconciliation(backend);
  const isTaken = createIsTaken(backend);
  const ownerProof = createOwnerProof(backend);

  /** The active user with this identifier and password; throws if there is none. */
  const authenticate = async (
    { rollnumberOrEmail, password }: { rollnumberOrEmail: string; password: string },
    peer: string | undefined,
  ): Promise<User> => {
    const user = byIdentifier(db, rollnumberOrEmail);
    const account = signInKey(rollnumberOrEmail.trim(), peer);
    const check = (): void => {
      rateLimits.account.assertAllowed(account);
      rateLimits.signIns.assertAllowed(peer);
    };
    check();
    const right = await passwords.matches(user?.password, password, peer);
    // Checked again, because many tries may run at once.
    check();
    if (!user || !right) {
      rateLimits.account.record(account);
      rateLimits.signIns.record(peer);
      throw new HttpError(
        401,
        'Wrong email, roll number or password. Try again, or reset your password.',
      );
    }
    rateLimits.account.reset(account);
    if (!user.isActive)
      throw new HttpError(403, 'This account is inactive. Please contact support.');
    return user;
  };

  return serveArea(backend, accounts, {
    signUp: async ({ input, peer }) => {
      const { password, phoneNumber, roleId: _, applicant, ...details } = input;
      if (!strongPassword.test(password))
        throw invalid(accounts.signUp, 'Must include uppercase, lowercase, number & symbol.');
      const checkFree = (): void => {
        if (isTaken('email', details.email) || emailChanges.isReserved(details.email))
          throw invalid(accounts.signUp, 'Email is already registered.');
        if (isTaken('rollNumber', details.rollNumber))
          throw invalid(accounts.signUp, 'Roll number is already registered.');
      };
      rateLimits.signUps.assertAllowed(peer);
      rateLimits.signUps.record(peer);
      checkFree();
      const hash = await passwords.hash(password, peer);
      return db.transaction(() => {
        // Checked again, because another sign-up may have run meanwhile.
        checkFree();
        dropClaims(db, details.email);
        const id = db.nextId('users');
        db.users.put({
          ...details,
          id,
          fullName: details.username,
          emailVerified: false,
          password: hash,
          role: 'FREE',
          phone: phoneNumber,
          isActive: true,
          createdAt: environment.clock.now(),
          deletedAt: null,
          sessionVersion: 1,
        });
        if (applicant) db.applicants.put({ id, profile: applicant });
        return 'Account created. Log in and enter the code that we email you.';
      });
    },

    login: async ({ input, peer, plays, signsIn, request }) => {
      const user = await authenticate(input, peer);
      if (!user.emailVerified)
        throw new HttpError(403, 'Email not verified. Please verify your email.', {
          email: user.email,
          canSendOtp: true,
        });
      const codeProblem = ownerProof.codeProblem(user, input.code);
      if (codeProblem !== undefined) throw new HttpError(403, codeProblem, { needsCode: true });
      // A payment that no browser came back from counts from the first screen on.
      await reconciliation.user(user.id, plays);
      keepLanguage(backend, db.users.get(user.id)!, request);
      const known = db.users.get(user.id)!;
      signsIn(known);
      return {
        ...sessionUser(known),
        token: await tokens.issue(known, { device: deviceOf(request) }),
      };
    },

    requestOtp: async ({ input: { email, otpPurpose }, peer, request }) => {
      rateLimits.codes.assertAllowed(peer);
      rateLimits.codes.record(peer);
      const user = byEmail(db, email);
      const wanted = user !== undefined && (otpPurpose === 'PASSWORD_RESET' || !user.emailVerified);
      const language = languageOf(request) ?? user?.language;
      await otps.send(email, otpPurpose, { wanted, language, peer });
      return 'If an account with this email exists, a code is on its way.';
    },

    confirmOtp: async ({ input, peer }) => {
      const { email, otp, otpPurpose, newPassword } = input;
      const resets = otpPurpose === 'PASSWORD_RESET';
      // The password is checked before the code, so that a weak password does not use up the code.
      if (resets && !strongPassword.test(newPassword ?? ''))
        throw new HttpError(
          400,
          'The password needs 8 characters with uppercase, lowercase, number and symbol.',
        );
      rateLimits.wrongCodes.assertAllowed(peer);
      // The code is checked first, because hashing the password costs a thousand times as much.
      const right = await otps.redeem(email, otpPurpose, otp, { peer });
      const owner = byEmail(db, email);
      if (!right || !owner) {
        rateLimits.wrongCodes.record(peer);
        throw new HttpError(400, 'Invalid or expired OTP.');
      }
      if (!resets) {
        // If several accounts claim a roll number, it belongs to the first one verified.
        const isLate = isTaken('rollNumber', owner.rollNumber ?? '', owner);
        db.users.update(owner.id, { emailVerified: true, ...(isLate && { rollNumber: null }) });
        return 'Email verified successfully. Logging you in...';
      }
      const hash = await passwords.hash(newPassword!, peer);
      // Read again: the account may have been deleted meanwhile.
      const user = byEmail(db, email);
      if (!user) throw new HttpError(400, 'Invalid or expired OTP.');
      db.transaction(() => {
        db.users.update(user.id, { password: hash, ...endAllSessions(user) });
        mail.send(passwordChanged(user));
      });
      rateLimits.forgetSignIns(user);
      chat.disconnectUser(user.id);
      return 'Password reset successful.';
    },

    correctEmail: async ({ input, peer, request }) => {
      // The call was repeated after a lost answer: no account has the old address any more.
      const isCorrected = !byIdentifier(db, input.rollnumberOrEmail);
      const rollnumberOrEmail = isCorrected ? input.email : input.rollnumberOrEmail;
      const { id } = await authenticate({ ...input, rollnumberOrEmail }, peer);
      // Read again: the account may have been verified or deleted while the password was checked.
      const user = db.users.get(id);
      if (!user || user.deletedAt !== null || user.emailVerified)
        throw new HttpError(409, 'This email is verified already. Log in to change it.');
      const answer = 'A code is on its way to the new address.';
      if (isCorrected && otps.isPending(input.email, 'EMAIL_VERIFICATION', { peer })) return answer;
      emailChanges.checkFree(input.email, user);
      rateLimits.codes.assertAllowed(peer);
      otps.check(input.email, 'EMAIL_VERIFICATION', { peer });
      rateLimits.codes.record(peer);
      dropClaims(db, input.email, id);
      db.users.update(id, { email: input.email });
      const language = languageOf(request);
      await otps.send(input.email, 'EMAIL_VERIFICATION', { wanted: true, language, peer });
      return answer;
    },

    myDetails: async ({ user, roleChanged, session }) => ({
      ...sessionUser(user),
      ...(roleChanged && { token: await tokens.issue(user, { session }) }),
    }),

    logout: ({ session }) => {
      tokens.end(session);
      chat.revalidateSockets();
      // The app clears its own storage; this header clears the browser's cache of answers.
      return new Response('Signed out.', {
        headers: {
          'cache-control': 'no-store',
          'clear-site-data': '"cache"',
          'content-type': 'text/plain;charset=UTF-8',
        },
      });
    },
  });
};
