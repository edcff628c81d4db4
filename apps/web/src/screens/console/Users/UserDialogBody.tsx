import { EditUserForm } from './EditUserForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RoleForm } from './RoleForm.tsx';
import { UserActions } from './UserActions.tsx';
import type { UserDialogBodyProps } from './userDialogProps.ts';

/** The body of a dialog about a user. */
export const UserDialogBody = (props: UserDialogBodyProps) => {
  const { dialog, user, roles, showsAllProblems, pendingKind, onSubmit, onCancel } = props;
  const form = { showsAllProblems, busy: pendingKind !== undefined, onCancel };
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
