import { Button, icons, Heading, Inline, Stack } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { content as audit } from '../../../content/audit.ts';
import { content } from '../../../content/users.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RoleForm } from './RoleForm.tsx';
import { UserHistory } from './UserHistory.tsx';
import type { UserDialogBodyProps } from './userDialogProps.ts';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <Stack gap="sm">
    <Heading level={3}>{title}</Heading>
    {children}
  </Stack>
);

/** All changes to a user in one dialog. */
export const UserActions = ({
  user,
  roles,
  showsAllProblems,
  pendingKind,
  onSubmit,
  onDelete,
}: UserDialogBodyProps) => {
  const { id } = user;
  const form = { user, roles, showsAllProblems };
  return (
    <Stack gap="lg">
      <Part title={content.details}>
        <DetailsForm
          {...form}
          busy={pendingKind === 'details'}
          onSubmit={(values) => onSubmit({ kind: 'details', values })}
        />
      </Part>
      <Part title={content.role}>
        <RoleForm
          {...form}
          busy={pendingKind === 'role'}
          onSubmit={({ roleId }) => onSubmit({ kind: 'role', id, roleId })}
        />
      </Part>
      <Part title={content.password}>
        <PasswordForm
          {...form}
          busy={pendingKind === 'password'}
          onSubmit={({ newPassword }) => onSubmit({ kind: 'password', id, newPassword })}
        />
      </Part>
      <Part title={audit.ofUser}>
        <UserHistory userId={id} />
      </Part>
      <Inline justify="end">
        <Button tone="critical" icon={icons.Trash2} onPress={onDelete}>
          {content.deleteUser}
        </Button>
      </Inline>
    </Stack>
  );
};
