import type { AdminUser } from '@seatwise/flows/admin-users';
import { Button, icons, Menu, RoleBadge, StatusBadge, Text, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../../content/users.ts';
import { defineList, type SortedQuery } from '../console-list/defineList.ts';
import { daysBetween, oneOf } from '../console-list/filters.ts';
import { text, urlQuery, type QueryOf } from '../../../lib/urlParameters.ts';
import { searchedText, searchTextOf } from './searchText.ts';
import type { UserChanges } from './useUserChanges.ts';

const { columns: heads, actions, missing, nameless, statuses, verifications } = content;

/** The filters: texts, options, and ISO dates such as 2026-11-20; an empty one filters nothing. */
const filters = urlQuery({
  typed: text('q'),
  id: text(),
  username: text(),
  email: text(),
  role: text(),
  from: text(),
  to: text(),
  rollNumber: text(),
  phone: text(),
  status: text(),
  verification: text(),
  category: text(),
});
export type UserFilters = QueryOf<typeof filters>;
export type UsersQuery = SortedQuery<UserFilters>;

export const noFilters = filters.read(new URLSearchParams());

export const isFiltered = (query: UserFilters): boolean => filters.write(query).size > 0;

const nameOf = ({ username }: AdminUser): string => username || nameless;

const statusOf = ({ isActive }: AdminUser): keyof typeof statuses | null =>
  isActive == null ? null : isActive ? 'active' : 'inactive';
const verificationOf = ({ emailVerified }: AdminUser): keyof typeof verifications | null =>
  emailVerified == null ? null : emailVerified ? 'verified' : 'unverified';

/** The counselling categories of the users, in alphabetical order. */
export const categoriesIn = (users: readonly AdminUser[]): readonly string[] =>
  [...new Set(users.flatMap(({ counsellingCategory }) => counsellingCategory ?? []))].toSorted();

/** The digits of a number as they are stored, without the country code. */
const storedDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);

const items = [
  { id: 'edit', label: actions.edit, icon: icons.Pencil },
  { id: 'role', label: actions.role, icon: icons.ShieldCheck },
  { id: 'password', label: actions.password, icon: icons.Settings },
  { id: 'delete', label: actions.delete, icon: icons.Trash2, tone: 'critical' },
] as const;

type Action = (typeof items)[number]['id'];

const act = (send: UserChanges['send'], user: AdminUser, action: Action): void =>
  send(
    action === 'delete'
      ? { type: 'deletion.asked', user }
      : { type: 'dialog.opened', dialog: action, user },
  );

/** The means to change users, and a test of which users may be changed. */
export interface Changing {
  readonly send: UserChanges['send'];
  readonly isOpen: (user: AdminUser) => boolean;
}

/** Contact data are only for admins who may change them; the server leaves them out for others. */
const mayChange = (changing: Changing | undefined): boolean => changing !== undefined;

/**
 * The users. The name opens the dialog with all changes, the menu the dialogs with one each;
 * without `Changing` the list is read-only. Columns beyond the specified ones are hidden initially.
 */
export const userList = defineList<AdminUser, Changing | undefined>()({
  name: 'users',
  query: filters,
  nulls: 'first',
  hiddenAtFirst: ['rollNumber', 'phone', 'category', 'air', 'verification'],
  heads: content.columns,
  fields: {
    id: {
      kind: 'number',
      sorts: true,
      filter: ({ id }) => ({ contains: id }),
      column: { tabular: true, width: 'least' },
    },
    username: {
      sorts: true,
      filter: ({ username }) => ({ contains: username }),
      cell: (user, changing) =>
        changing?.isOpen(user) ? (
          <Button
            tone="text"
            size="compact"
            onPress={() => changing.send({ type: 'dialog.opened', dialog: 'actions', user })}
          >
            {nameOf(user)}
          </Button>
        ) : (
          nameOf(user)
        ),
      column: { width: 'broad', onCard: 'title' },
    },
    email: {
      sorts: true,
      when: mayChange,
      filter: ({ email }) => ({ contains: email }),
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
      column: { width: 'wide' },
    },
    role: {
      value: ({ role }) => role?.description,
      sorts: true,
      filter: ({ role }) => oneOf(role),
      cell: ({ role }) => (role ? <RoleBadge role={role.description} /> : missing),
      column: { width: 'short' },
    },
    status: {
      value: statusOf,
      inFile: (user) => statuses[statusOf(user)!] ?? null,
      filter: ({ status }) => oneOf(status),
      cell: ({ isActive }) => (isActive == null ? missing : <StatusBadge active={isActive} />),
      column: { width: 'narrow' },
    },
    createdAt: {
      kind: 'moment',
      sorts: true,
      filter: ({ from, to }) => daysBetween(from, to),
      column: { tabular: true, width: 'medium' },
    },
    rollNumber: {
      filter: ({ rollNumber }) => ({ contains: rollNumber }),
      column: { tabular: true, width: 'medium' },
    },
    phone: {
      when: mayChange,
      filter: ({ phone }) => ({ contains: storedDigits(phone) }),
      column: { tabular: true, width: 'medium' },
    },
    category: {
      value: ({ counsellingCategory }) => counsellingCategory,
      filter: ({ category }) => oneOf(category),
      column: { width: 'wide' },
    },
    air: { column: { tabular: true, width: 'narrow' } },
    verification: {
      value: verificationOf,
      inFile: (user) => verifications[verificationOf(user)!] ?? null,
      filter: ({ verification }) => oneOf(verification),
      cell: (user) => verifications[verificationOf(user)!] ?? missing,
      column: { width: 'medium' },
    },
    actions: {
      value: () => null,
      when: mayChange,
      cell: (user, changing) =>
        changing?.isOpen(user) && (
          <Menu
            label={heads.actions + content.actionsFor(nameOf(user))}
            trigger={
              <>
                {heads.actions}
                <VisuallyHidden>{content.actionsFor(nameOf(user))}</VisuallyHidden>
              </>
            }
            items={items}
            onSelect={({ id }) => act(changing.send, user, id as Action)}
          />
        ),
      column: { width: 'narrow', onCard: 'actions' },
    },
    search: { value: searchTextOf, filter: ({ typed }) => ({ contains: searchedText(typed) }) },
    fullName: {},
    gender: {},
    pendingEmail: {},
  },
  file: {
    formats: ['csv'],
    fields: [
      'id',
      'username',
      'fullName',
      'email',
      'rollNumber',
      'phone',
      'category',
      'air',
      'gender',
      'role',
      'status',
      'verification',
      'pendingEmail',
      'createdAt',
    ],
  },
});
