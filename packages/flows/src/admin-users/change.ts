import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import { canonicalRole, isStaffRole } from '../session/index.ts';
import { addPayload, addProblems, type AddPayload, type AddValues } from './addUser.ts';
import { editRequest, type Edit } from './concurrentEdit.ts';
import { detailsProblems, editProblems, type UpdatePayload } from './editUser.ts';
import { minPasswordLength } from '../shared/fields.ts';
import { messages, ownMessages } from './messages.ts';
import { newPasswordProblem } from './problems.ts';
import { problemsOf, unless, type Problems } from '../shared/rules.ts';
import type { AdminRole, AdminUser } from './user.ts';

/** A change that an admin submits. */
export type Change =
  | { readonly kind: 'add'; readonly values: AddValues }
  | Edit
  | { readonly kind: 'role'; readonly id: number; readonly roleId: number }
  | { readonly kind: 'password'; readonly id: number; readonly newPassword: string }
  | { readonly kind: 'delete'; readonly id: number };

export type Kind = Change['kind'];

export interface RoleValues {
  /** 0 means no role. */
  readonly roleId: number;
}

/** The problems of a changed role. */
export const roleProblems = (values: RoleValues): Problems<RoleValues> =>
  problemsOf<RoleValues>(
    { roleId: ({ roleId }) => unless(roleId > 0, messages.roleRequired) },
    values,
  );

export interface PasswordValues {
  readonly newPassword: string;
}

/** The problems of a password that staff set. */
export const passwordProblems = (values: PasswordValues): Problems<PasswordValues> =>
  problemsOf<PasswordValues>(
    { newPassword: ({ newPassword }) => newPasswordProblem(newPassword) },
    values,
  );

const problemsIn = (change: Change): object => {
  switch (change.kind) {
    case 'add':
      return addProblems(change.values);
    case 'edit':
      return editProblems(change.values);
    case 'details':
      return detailsProblems(change.values);
    case 'role':
      return roleProblems(change);
    case 'password':
      return passwordProblems(change);
    case 'delete':
      return {};
  }
};

/** Whether the change can be submitted. */
export const isComplete = (change: Change): boolean => Object.keys(problemsIn(change)).length === 0;

const roleIdIn = (change: Change): number | undefined => {
  if (change.kind === 'role') return change.roleId;
  return change.kind === 'add' || change.kind === 'edit' ? change.values.roleId : undefined;
};

/** The staff role that a change would newly give; undefined if it gives none. */
export const staffRoleGiven = (
  change: Change,
  user: AdminUser | null,
  roles: readonly AdminRole[],
): Role | undefined => {
  const given = roles.find(({ id }) => id === roleIdIn(change));
  const role = canonicalRole(given);
  return given?.id !== user?.role?.id && isStaffRole(role) ? role : undefined;
};

/** The API call of a change, with its input. */
export type ChangeRequest =
  | { readonly call: 'addUser'; readonly input: AddPayload }
  | { readonly call: 'updateUser'; readonly input: UpdatePayload }
  | { readonly call: 'updateRole'; readonly input: { id: number; roleId: number } }
  | { readonly call: 'resetUserPassword'; readonly input: { id: number; newPassword: string } }
  | { readonly call: 'deleteUser'; readonly input: { id: number } };

export const requestOf = (change: Change): ChangeRequest => {
  switch (change.kind) {
    case 'add':
      return { call: 'addUser', input: addPayload(change.values) };
    case 'edit':
    case 'details':
      return { call: 'updateUser', input: editRequest(change) };
    case 'role':
      return { call: 'updateRole', input: { id: change.id, roleId: change.roleId } };
    case 'password':
      return {
        call: 'resetUserPassword',
        input: { id: change.id, newPassword: change.newPassword },
      };
    case 'delete':
      return { call: 'deleteUser', input: { id: change.id } };
  }
};

/** The warning after a change with a short password: it is stored, but sign-in refuses it. */
export const caveatOf = (change: Change): string | undefined => {
  const password =
    change.kind === 'add'
      ? change.values.password
      : change.kind === 'password'
        ? change.newPassword
        : undefined;
  return password !== undefined && password.length < minPasswordLength
    ? ownMessages.tooShortToSignIn
    : undefined;
};

/** Where the change was started: in a row of the list, or in the user's modal. */
export type DialogOrigin = 'list' | 'actions';

interface Outcome {
  readonly done: string;
  /** null shows no alert, as specified: the dialog stays open and shows its own error line. */
  readonly failed: string | null;
}

const sharedOutcomes = {
  add: { done: messages.added, failed: messages.addFailed },
  edit: { done: messages.updated, failed: messages.updateFailed },
  details: { done: messages.detailsUpdated, failed: messages.detailsFailed },
};

/** The alert for each outcome. */
export const outcomes: Readonly<Record<DialogOrigin, Readonly<Record<Kind, Outcome>>>> = {
  list: {
    ...sharedOutcomes,
    role: { done: messages.roleUpdatedInList, failed: null },
    password: { done: messages.passwordReset, failed: null },
    delete: { done: messages.deletedInList, failed: null },
  },
  actions: {
    ...sharedOutcomes,
    role: { done: messages.roleUpdated, failed: messages.roleFailed },
    password: { done: messages.passwordReset, failed: messages.passwordFailed },
    delete: { done: messages.deleted, failed: messages.deleteFailed },
  },
};

/** The question before a user is deleted. */
export const confirmation = (place: DialogOrigin, { username, id }: AdminUser): string =>
  place === 'list' ? messages.confirmInList : messages.confirm(username ?? '', id);
