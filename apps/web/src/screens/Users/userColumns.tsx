import { shortDateTime, timeOf, type AdminUser } from '@seatwise/flows/admin-users';
import {
  Button,
  glyphs,
  Menu,
  RoleBadge,
  StatusBadge,
  Text,
  VisuallyHidden,
  type DataTableColumn,
} from '@seatwise/ui';
import { content } from '../../content/users.ts';
import type { UserChanges } from './useUserChanges.ts';

const { columns: heads, actions, missing, nameless } = content;

const nameOf = ({ username }: AdminUser): string => username || nameless;

const actionsOf = (user: AdminUser): string => heads.actions + content.actionsFor(nameOf(user));

const items = [
  { id: 'edit', label: actions.edit, glyph: glyphs.Pencil },
  { id: 'role', label: actions.role, glyph: glyphs.ShieldCheck },
  { id: 'password', label: actions.password, glyph: glyphs.Settings },
  { id: 'delete', label: actions.delete, glyph: glyphs.Trash2, tone: 'critical' },
] as const;

type Action = (typeof items)[number]['id'];

/** The columns of the list; a name opens the user's own dialog, the last column changes one thing. */
export const userColumns = (send: UserChanges['send']): readonly DataTableColumn<AdminUser>[] => {
  const act = (user: AdminUser, action: Action): void =>
    send(
      action === 'delete'
        ? { type: 'deletion.asked', user }
        : { type: 'dialog.opened', dialog: action, user },
    );
  return [
    {
      id: 'id',
      header: heads.id,
      cell: ({ id }) => id,
      sortable: true,
      tabular: true,
      width: 'narrow',
    },
    {
      id: 'username',
      header: heads.username,
      cell: (user) => (
        <Button
          tone="text"
          size="compact"
          onPress={() => send({ type: 'dialog.opened', dialog: 'actions', user })}
        >
          {nameOf(user)}
        </Button>
      ),
      sortable: true,
      width: 'broad',
      onCard: 'title',
    },
    {
      id: 'email',
      header: heads.email,
      cell: ({ email, pendingEmail }) => (
        <>
          {email ?? missing}
          {pendingEmail && (
            <Text size="small" tone="muted">
              {content.pendingEmail(pendingEmail)}
            </Text>
          )}
        </>
      ),
      sortable: true,
      width: 'wide',
    },
    {
      id: 'role',
      header: heads.role,
      cell: ({ role }) => (role ? <RoleBadge role={role.description} /> : missing),
      sortable: true,
    },
    {
      id: 'status',
      header: heads.status,
      cell: ({ isActive }) => <StatusBadge active={isActive} />,
      width: 'narrow',
    },
    {
      id: 'createdAt',
      header: heads.createdAt,
      cell: ({ createdAt }) => shortDateTime(timeOf(createdAt)),
      sortable: true,
      tabular: true,
      width: 'broad',
    },
    {
      id: 'actions',
      header: heads.actions,
      cell: (user) => (
        <Menu
          label={actionsOf(user)}
          trigger={
            <>
              {heads.actions}
              <VisuallyHidden>{content.actionsFor(nameOf(user))}</VisuallyHidden>
            </>
          }
          items={items}
          onSelect={({ id }) => act(user, id as Action)}
        />
      ),
      width: 'narrow',
      onCard: 'actions',
    },
  ];
};
