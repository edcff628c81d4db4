import type { AdminRole, AdminUser, Change, Dialog } from '@seatwise/flows/admin-users';

/** A change that a form submits. */
export type FormChange = Exclude<Change, { kind: 'delete' }>;

export interface UserDialogBodyProps {
  readonly dialog: Exclude<Dialog, 'add'>;
  readonly user: AdminUser;
  readonly roles: readonly AdminRole[];
  readonly showsAllProblems: boolean;
  readonly pendingKind: FormChange['kind'] | undefined;
  readonly onSubmit: (change: FormChange) => void;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}
