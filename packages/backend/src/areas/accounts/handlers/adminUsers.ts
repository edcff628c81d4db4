import { iso } from '@seatwise/api-client/contract/constants/time';
import { adminUsers as contract } from '@seatwise/api-client/contract/adminUsers';
import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import { may, roleIds } from '@seatwise/api-client/contract/constants/permissions';
import { createIsTaken, dropClaims } from '../identifiers.ts';
import { mergeEdit } from '../mergeEdit.ts';
import { accountFactsOf, secondFactorChange } from '../accountFacts.ts';
import { passwordChanged, secondFactorOff } from '../../../mail/mails.ts';
import { endAllSessions } from '../../../security/tokens.ts';
import type { Backend } from '../../../backend.ts';
import type { User } from '../../../db/records.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';

const roleOf = (id: number): Role | undefined =>
  (Object.keys(roleIds) as Role[]).find((role) => roleIds[role] === id);

const descriptionOf = (role: Role): string =>
  role === role.toUpperCase() ? role[0]! + role.slice(1).toLowerCase() : role;

const toAdminUser = (user: User) => ({
  id: user.id,
  ...accountFactsOf(user),
  fullName: user.fullName,
  role: { id: roleIds[user.role], description: descriptionOf(user.role) },
  isActive: user.isActive,
  createdAt: iso(user.createdAt),
  gender: user.gender,
  // Specified fields that are always null, because codes are stored only as hashes.
  otp: null,
  otpExpiry: null,
  deleteDate: iso(user.deletedAt),
  emailVerified: user.emailVerified,
  takesSeen: true,
  ...(user.pendingEmail && { pendingEmail: user.pendingEmail }),
});

/** A user for a Counsellor, who sees contact data only next to the student's conversation. */
const withoutContacts = ({ pendingEmail: _pending, ...user }: ReturnType<typeof toAdminUser>) => ({
  ...user,
  email: null,
  phone: null,
});

const subjectOf = ({ id, username }: User) => ({ kind: 'user', id, label: username }) as const;

/** The facts of a user that staff can change, as the audit trail records them. */
const factsOf = (user: User) => ({
  ...accountFactsOf(user),
  fullName: user.fullName,
  pendingEmail: user.pendingEmail,
  role: descriptionOf(user.role),
  gender: user.gender,
});

/** The audit trail records only that a password was set. */
const newPassword = { password: 'set anew' };

/** A field missing in a body stays unchanged; null removes it. */
const orCurrent = <T>(value: T | undefined, present: T): T =>
  value === undefined ? present : value;

const requireRole = (roleId: number): Role => {
  const role = roleOf(roleId);
  if (!role) throw new HttpError(400, 'There is no such role.');
  return role;
};

/** Admins cannot change their own role, and only a Super Admin may change a Super Admin. */
const assertMayChange = (admin: User, target: User, newRole: Role = target.role): void => {
  const superior = target.role === 'Super Admin' || newRole === 'Super Admin';
  if (superior && admin.role !== 'Super Admin')
    throw new HttpError(409, 'Only a Super Admin may change a Super Admin.');
  if (admin.id === target.id && newRole !== target.role)
    throw new HttpError(409, 'You may not change your own role.');
};

export const adminUserHandlers = (backend: Backend) => {
  const { chat, db, emailChanges, environment, mail, passwords, rateLimits, secondFactors } =
    backend;

  const requireUser = (id: number): User => {
    const user = db.users.get(id);
    if (!user || user.deletedAt !== null) throw new HttpError(404, 'There is no such user.');
    return user;
  };

  const isTaken = createIsTaken(backend);

  const assertUnused = (field: 'email' | 'rollNumber', value: string, own?: User): void => {
    const isReserved = field === 'email' && emailChanges.isReserved(value);
    if (isReserved || isTaken(field, value, own))
      throw new HttpError(
        409,
        `This ${field === 'email' ? 'email' : 'roll number'} belongs to another account.`,
      );
  };

  return serveArea(backend, contract, {
    listUsers: ({ user }) => {
      const users = db.users
        .all()
        .filter(({ deletedAt }) => deletedAt === null)
        .map(toAdminUser);
      return may(user.role, 'admin') ? users : users.map(withoutContacts);
    },

    addUser: async ({ userNow, input, peer, audit, assertProven }) => {
      const role = requireRole(input.roleId);
      if (may(role, 'console')) assertProven();
      if (role !== 'Counsellor' && !(input.rollNumber && input.counsellingCategory))
        throw new HttpError(400, 'A roll number and a counselling category are required.');
      const password = await passwords.hash(input.password, peer);
      const user = userNow();
      if (role === 'Super Admin' && user.role !== 'Super Admin')
        throw new HttpError(409, 'Only a Super Admin may change a Super Admin.');
      db.transaction(() => {
        assertUnused('email', input.email);
        if (input.rollNumber) assertUnused('rollNumber', input.rollNumber);
        dropClaims(db, input.email);
        const added = db.users.put({
          id: db.nextId('users'),
          ...input,
          fullName: input.username,
          emailVerified: true,
          password,
          role,
          rollNumber: input.rollNumber || null,
          counsellingCategory: input.counsellingCategory || null,
          phone: input.phoneNumber,
          air: input.air ?? null,
          gender: input.gender ?? null,
          isActive: true,
          createdAt: environment.clock.now(),
          deletedAt: null,
          sessionVersion: 1,
        });
        audit({ subject: subjectOf(added), after: { ...factsOf(added), ...newPassword } });
      });
      return 'User added.';
    },

    userHoldings: ({ input: { id } }) => {
      requireUser(id);
      const key = String(id);
      const orders = db.orders.where('userId', key);
      const paid = orders.filter(({ status }) => status === 'PAID');
      const due = orders.flatMap(({ refunds }) => refunds).filter(({ refunded }) => !refunded);
      return {
        payments: paid.length,
        paidPaise: paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
        refundPaise: due.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
        messages: db.conversations
          .where('studentId', key)
          .reduce((sum, conversation) => sum + chat.messagesOf(conversation).length, 0),
        lists: db.choiceLists.where('userId', key).length,
      };
    },

    updateRole: ({ user, input, audit }) => {
      const target = requireUser(input.id);
      const role = requireRole(input.roleId);
      assertMayChange(user, target, role);
      db.transaction(() => {
        const changed = db.users.update(target.id, { role });
        audit({ subject: subjectOf(target), before: factsOf(target), after: factsOf(changed) });
      });
      chat.disconnectUser(target.id);
      return 'Role updated.';
    },

    resetUserPassword: async ({ userNow, input, peer, audit }) => {
      const password = await passwords.hash(input.newPassword, peer);
      const target = requireUser(input.id);
      assertMayChange(userNow(), target);
      db.transaction(() => {
        db.users.update(target.id, { password, ...endAllSessions(target) });
        audit({ subject: subjectOf(target), after: newPassword });
        mail.send(passwordChanged(target));
      });
      // Failed sign-ins with the old password must not lock out the new one.
      rateLimits.forgetSignIns(target);
      chat.disconnectUser(target.id);
      return 'Password reset.';
    },

    resetSecondFactor: ({ user, input, audit }) => {
      const target = requireUser(input.id);
      if (user.role !== 'Super Admin' || target.id === user.id)
        throw new HttpError(409, 'Another Super Admin has to do this.');
      if (!secondFactors.isOn(target))
        throw new HttpError(409, 'This user has no two-step sign-in.');
      db.transaction(() => {
        secondFactors.remove(target);
        db.users.update(target.id, endAllSessions(target));
        audit(secondFactorChange(target, 'off'));
        mail.send(secondFactorOff(target));
      });
      chat.disconnectUser(target.id);
      return 'Two-step sign-in turned off.';
    },

    deleteUser: ({ user, input, audit }) => {
      const target = requireUser(input.id);
      assertMayChange(user, target);
      if (target.id === user.id) throw new HttpError(409, 'You may not delete your own account.');
      db.transaction(() => {
        db.users.update(target.id, { deletedAt: environment.clock.now(), isActive: false });
        db.applicants.delete(target.id);
        db.alertChoices.delete(target.id);
        audit({ subject: subjectOf(target), before: factsOf(target) });
      });
      chat.disconnectUser(target.id);
      return 'User deleted.';
    },

    updateUser: async ({ user, input: sent, peer, audit, assertProven }) => {
      const target = requireUser(sent.id);
      const input = mergeEdit(db, target, sent);
      const role = input.roleId ? requireRole(input.roleId) : target.role;
      assertMayChange(user, target, role);
      if (role !== target.role) assertProven();
      if (input.rollNumber) assertUnused('rollNumber', input.rollNumber, target);
      const { fields, send } = emailChanges.prepare(target, input.email, peer);
      const changes = {
        // A list may be out of date, so sending the present address cancels no pending change.
        ...fields,
        username: input.username,
        fullName: input.fullName ?? target.fullName,
        rollNumber: orCurrent(input.rollNumber, target.rollNumber) || null,
        phone: orCurrent(input.phoneNumber, target.phone) || null,
        counsellingCategory:
          orCurrent(input.counsellingCategory, target.counsellingCategory) || null,
        air: orCurrent(input.air, target.air),
        role,
        gender: orCurrent(input.gender, target.gender),
      };
      db.transaction(() => {
        if (fields.email) dropClaims(db, fields.email, target.id);
        const changed = db.users.update(target.id, changes);
        audit({ subject: subjectOf(target), before: factsOf(target), after: factsOf(changed) });
      });
      if (role !== target.role) chat.disconnectUser(target.id);
      await send();
      return 'User updated.';
    },
  });
};
