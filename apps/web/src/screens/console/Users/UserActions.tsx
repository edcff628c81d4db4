import { Button, Heading, icons, Inline, Stack } from '@seatwise/ui';
import { content as audit } from '../../../content/audit.ts';
import { content } from '../../../content/users.ts';
import { UserForm, type UserFormProps } from './UserForm.tsx';
import type { FormKind } from './userForms.ts';
import { UserHistory } from './UserHistory.tsx';

interface UserActionsProps extends Omit<UserFormProps<FormKind>, 'kind' | 'onCancel'> {
  readonly onDelete: () => void;
}

/** A dialog with all possible changes to a user. */
export const UserActions = ({ onDelete, ...form }: UserActionsProps) => (
  <Stack gap="lg">
    {(['details', 'role', 'password'] as const).map((kind) => (
      <Stack key={kind} gap="sm">
        <Heading level={3}>{content[kind]}</Heading>
        <UserForm {...form} kind={kind} />
      </Stack>
    ))}
    <Stack gap="sm">
      <Heading level={3}>{audit.ofUser}</Heading>
      <UserHistory userId={form.user!.id} />
    </Stack>
    <Inline justify="end">
      <Button tone="critical" icon={icons.Trash2} onPress={onDelete}>
        {content.deleteUser}
      </Button>
    </Inline>
  </Stack>
);
