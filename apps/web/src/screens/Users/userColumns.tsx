import { shortDateTime, timeOf, type AdminUser } from '@seatwise/flows/admin-users';
import {
  Button,
  createColumnHelper,
  icons,
  Menu,
  RoleBadge,
  StatusBadge,
  Text,
  VisuallyHidden,
  type DataTableColumns,
} from '@seatwise/ui';
import { content } from '../../content/users.ts';
import { verificationOf } from './userTable.ts';
import type { UserChanges } from './useUserChanges.ts';

const { columns: heads, actions, missing, nameless } = content;

const nameOf = ({ username }: AdminUser): string => username || nameless;

const actionsOf = (user: AdminUser): string => heads.actions + content.actionsFor(nameOf(user));

const items = [
  { id: 'edit', label: actions.edit, icon: icons.Pencil },
  { id: 'role', label: actions.role, icon: icons.ShieldCheck },
  { id: 'password', label: actions.password, icon: icons.Settings },
  { id: 'delete', label: actions.delete, icon: icons.Trash2, tone: 'critical' },
] as const;

type Action = (typeof items)[number]['id'];

const helper = createColumnHelper<AdminUser>();

/** Missing values first, in both directions. */
const sortUndefined = 'first';

/** Beside the documented columns; hidden until somebody shows them. */
export const hiddenAtFirst = ['rollNumber', 'phone', 'category', 'air', 'verification'] as const;

const actionsColumn = (act: (user: AdminUser, action: Action) => void) =>
  helper.display({
    id: 'actions',
    header: heads.actions,
    cell: ({ row: { original: user } }) => (
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
    enableHiding: false,
    meta: { width: 'narrow', onCard: 'actions' },
  });

/**
 * The columns of the users: the name opens the dialog with all changes, the menu those with one;
 * without `send` they only show.
 */
export const userColumns = (send: UserChanges['send'] | undefined): DataTableColumns<AdminUser> => {
  const act = (user: AdminUser, action: Action): void =>
    send?.(
      action === 'delete'
        ? { type: 'deletion.asked', user }
        : { type: 'dialog.opened', dialog: action, user },
    );
  return helper.columns([
    helper.accessor('id', {
      header: heads.id,
      sortUndefined,
      meta: { tabular: true, width: 'narrow' },
    }),
    helper.accessor('username', {
      header: heads.username,
      cell: ({ row: { original: user } }) =>
        send ? (
          <Button
            tone="text"
            size="compact"
            onPress={() => send({ type: 'dialog.opened', dialog: 'actions', user })}
          >
            {nameOf(user)}
          </Button>
        ) : (
          nameOf(user)
        ),
      sortUndefined,
      meta: { width: 'broad', onCard: 'title' },
    }),
    helper.accessor('email', {
      header: heads.email,
      cell: ({ row: { original: user } }) => (
        <>
          {user.email ?? missing}
          {user.pendingEmail && (
            <Text size="small" tone="muted">
              {content.pendingEmail(user.pendingEmail)}
            </Text>
          )}
        </>
      ),
      sortUndefined,
      meta: { width: 'wide' },
    }),
    helper.accessor(({ role }) => role?.description, {
      id: 'role',
      header: heads.role,
      cell: ({ getValue }) => {
        const role = getValue();
        return role === undefined ? missing : <RoleBadge role={role} />;
      },
      sortUndefined,
    }),
    helper.accessor('isActive', {
      id: 'status',
      header: heads.status,
      cell: ({ getValue }) => {
        const isActive = getValue();
        return typeof isActive === 'boolean' ? <StatusBadge active={isActive} /> : missing;
      },
      enableSorting: false,
      meta: { width: 'narrow' },
    }),
    helper.accessor('createdAt', {
      header: heads.createdAt,
      cell: ({ getValue }) => shortDateTime(timeOf(getValue())),
      sortUndefined,
      meta: { tabular: true, width: 'broad' },
    }),
    helper.accessor('rollNumber', {
      header: heads.rollNumber,
      cell: ({ getValue }) => getValue() ?? missing,
      enableSorting: false,
      meta: { tabular: true, width: 'medium' },
    }),
    helper.accessor('phone', {
      header: heads.phone,
      cell: ({ getValue }) => getValue() ?? missing,
      enableSorting: false,
      meta: { tabular: true, width: 'medium' },
    }),
    helper.accessor('counsellingCategory', {
      id: 'category',
      header: heads.category,
      cell: ({ getValue }) => getValue() ?? missing,
      enableSorting: false,
      meta: { width: 'wide' },
    }),
    helper.accessor('air', {
      header: heads.air,
      cell: ({ getValue }) => getValue() ?? missing,
      enableSorting: false,
      meta: { tabular: true, width: 'narrow' },
    }),
    helper.accessor(verificationOf, {
      id: 'verification',
      header: heads.verification,
      cell: ({ getValue }) => {
        const verification = getValue();
        return verification === null ? missing : content.verifications[verification];
      },
      enableSorting: false,
      meta: { width: 'medium' },
    }),
    ...(send ? [actionsColumn(act)] : []),
  ]);
};
