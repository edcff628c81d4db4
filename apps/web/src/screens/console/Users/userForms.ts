import {
  addDraftOf,
  addProblems,
  addValuesFrom,
  detailsProblems,
  editProblems,
  editValuesOf,
  passwordProblems,
  roleProblems,
  type AddValues,
  type AdminUser,
  type Change,
  type EditValues,
  type PasswordValues,
  type RoleValues,
} from '@seatwise/flows/admin-users';
import type { Problems } from '@seatwise/flows/shared';
import type { content } from '../../../content/users.ts';

/** A change that a form submits. */
export type FormChange = Exclude<Change, { kind: 'delete' }>;
export type FormKind = FormChange['kind'];

export type FieldName = keyof typeof content.fields;

/** The values of each form. */
export interface FormValues {
  readonly add: AddValues;
  readonly edit: EditValues;
  readonly details: EditValues;
  readonly role: RoleValues;
  readonly password: PasswordValues;
}

interface UserFormOptions<Values> {
  /** The fields in the order of the form. */
  readonly fields: readonly (keyof Values & FieldName)[];
  /** The fields that may stay empty or are read-only. @default none */
  readonly optional?: readonly (keyof Values & FieldName)[];
  /** Whether the form can be submitted only once it is complete. */
  readonly waits?: true;
  /** The initial values, from the user or a draft. */
  readonly initialOf: (user: AdminUser, draft: unknown) => Values;
  readonly problemsOf: (values: Values) => Problems<Values>;
  readonly changeOf: (values: Values, user: AdminUser) => FormChange;
  /** The values that are restored after a reload. */
  readonly draftOf?: (values: Values) => unknown;
}

/** The forms that change a user. */
export const userForms: {
  readonly [Kind in FormKind]: UserFormOptions<FormValues[Kind]>;
} = {
  add: {
    fields: [
      'username',
      'email',
      'password',
      'rollNumber',
      'roleId',
      'phoneNumber',
      'counsellingCategory',
      'air',
      'gender',
    ],
    optional: ['air', 'gender'],
    waits: true,
    initialOf: (_, draft) => addValuesFrom(draft),
    problemsOf: addProblems,
    changeOf: (values) => ({ kind: 'add', values }),
    draftOf: addDraftOf,
  },
  edit: {
    fields: [
      'id',
      'username',
      'fullName',
      'email',
      'phoneNumber',
      'rollNumber',
      'air',
      'counsellingCategory',
      'roleId',
      'gender',
    ],
    optional: ['id', 'phoneNumber', 'rollNumber', 'air', 'counsellingCategory', 'roleId', 'gender'],
    initialOf: editValuesOf,
    problemsOf: editProblems,
    changeOf: (values, user) => ({ kind: 'edit', values, user }),
  },
  details: {
    fields: ['username', 'email', 'rollNumber', 'phoneNumber', 'counsellingCategory', 'air'],
    optional: ['rollNumber', 'phoneNumber', 'counsellingCategory', 'air'],
    initialOf: editValuesOf,
    problemsOf: detailsProblems,
    changeOf: (values, user) => ({ kind: 'details', values, user }),
  },
  role: {
    fields: ['roleId'],
    initialOf: ({ role }) => ({ roleId: role?.id ?? 0 }),
    problemsOf: roleProblems,
    changeOf: ({ roleId }, { id }) => ({ kind: 'role', id, roleId }),
  },
  password: {
    fields: ['newPassword'],
    initialOf: () => ({ newPassword: '' }),
    problemsOf: passwordProblems,
    changeOf: ({ newPassword }, { id }) => ({ kind: 'password', id, newPassword }),
  },
};
