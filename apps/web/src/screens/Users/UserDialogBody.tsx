import type { AdminRole, AdminUser, Change, Dialog } from '@seatwise/flows/admin-users';
import { EditUserForm } from './EditUserForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RoleForm } from './RoleForm.tsx';
import { UserActions } from './UserActions.tsx';

/** What can be sent from a form. */
export type FormChange = Exclude<Change, { kind: 'delete' }>;

export interface UserDialogBodyProps {
  readonly dialog: Exclude<Dialog, 'add'>;
  readonly user: AdminUser;
  readonly roles: readonly AdminRole[];
  readonly showsAllProblems: boolean;
  /** What is under way. */
  readonly underWay: FormChange['kind'] | undefined;
  readonly onSubmit: (change: FormChange) => void;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

/** What a dialog about a user holds. */
export const UserDialogBody = (props: UserDialogBodyProps) => {
  const { dialog, user, roles, showsAllProblems, underWay, onSubmit, onCancel } = props;
  const form = { showsAllProblems, busy: underWay !== undefined, onCancel };
  switch (dialog) {
    case 'edit':
      return (
        <EditUserForm
          {...form}
          user={user}
          roles={roles}
          onSubmit={(values) => onSubmit({ kind: 'edit', values })}
        />
      );
    case 'role':
      return (
        <RoleForm
          {...form}
          user={user}
          roles={roles}
          onSubmit={({ roleId }) => onSubmit({ kind: 'role', id: user.id, roleId })}
        />
      );
    case 'password':
      return (
        <PasswordForm
          {...form}
          onSubmit={({ newPassword }) => onSubmit({ kind: 'password', id: user.id, newPassword })}
        />
      );
    case 'actions':
      return <UserActions {...props} />;
  }
};
