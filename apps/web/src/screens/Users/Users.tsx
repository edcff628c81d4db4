import { may } from '@seatwise/api-client/contract/constants/permissions';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { rolesIn, type AdminUser } from '@seatwise/flows/admin-users';
import { Button, icons, Inline, Notice, PageHeader, Stack, Text } from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { content } from '../../content/users.ts';
import { ConsoleList } from '../../features/console-list/ConsoleList.tsx';
import { useFocusAfterDeletion } from '../../hooks/useFocusAfterDeletion.ts';
import { useUrlQuery } from '../../hooks/useUrlQuery.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { hiddenAtFirst, userColumns } from './userColumns.tsx';
import { UserDialogs } from './UserDialogs.tsx';
import { UserFilterRow } from './UserFilterRow.tsx';
import { usersFile } from './usersFile.ts';
import { isFiltered, readQuery, writeQuery } from './usersQuery.ts';
import { categoriesIn, columnFiltersOf, createUserTable } from './userTable.ts';
import { useUserChanges } from './useUserChanges.ts';
import { useUsers } from './useUsers.ts';

const codec = { read: readQuery, write: writeQuery };

const getRowId = ({ id }: AdminUser): string => String(id);

/** All accounts, with filters and the dialogs that change them. */
export const Users = () => {
  const { users, state: loaded, reload } = useUsers();
  const changes = useUserChanges(reload);
  const { state, send } = changes;
  const [query, update] = useUrlQuery(codec);
  const [filtersShown, setFiltersShown] = useState(isFiltered(query.filters));
  const engine = useMemo(() => createUserTable(users), [users]);
  const roles = useMemo(() => rolesIn(users), [users]);
  const categories = useMemo(() => categoriesIn(users), [users]);
  const { session } = useServices();
  const mayChange = may(useUser(session)?.role, 'admin');
  const columns = useMemo(() => userColumns(mayChange ? send : undefined), [mayChange, send]);
  const columnFilters = useMemo(() => columnFiltersOf(query.filters), [query.filters]);
  const { alert, change } = state.context;
  const title = useFocusAfterDeletion(change?.kind === 'delete', state.matches('list'));

  return (
    <Stack gap="lg">
      <PageHeader
        title={content.heading}
        titleRef={title}
        actions={
          <Inline>
            <Button
              tone="secondary"
              icon={icons.ListFilter}
              onPress={() => setFiltersShown(!filtersShown)}
            >
              {filtersShown ? content.hideFilters : content.showFilters}
            </Button>
            {mayChange && (
              <Button
                icon={icons.User}
                onPress={() => send({ type: 'dialog.opened', dialog: 'add' })}
              >
                {content.add}
              </Button>
            )}
          </Inline>
        }
      />
      {alert && state.matches('list') && (
        <Notice tone={alert.tone} onDismiss={() => send({ type: 'alert.dismissed' })}>
          {alert.text}
          {alert.detail !== undefined && (
            <Text as="div" size="small">
              {alert.detail}
            </Text>
          )}
        </Notice>
      )}
      {filtersShown && (
        <UserFilterRow
          roles={roles}
          categories={categories}
          filters={query.filters}
          onChange={(filters) => update({ filters }, 'replace')}
        />
      )}
      <ConsoleList
        name="users"
        hiddenAtFirst={hiddenAtFirst}
        operation={adminUsers.listUsers}
        text={content.list}
        icon={icons.Users}
        columns={columns}
        rows={users}
        engine={engine}
        getRowId={getRowId}
        status={loaded}
        onRetry={reload}
        columnFilters={columnFilters}
        sorting={query.sorting}
        onSort={(sorting) => update({ sorting }, 'replace')}
        file={usersFile}
      />
      {mayChange && <UserDialogs state={state} send={send} roles={roles} />}
    </Stack>
  );
};
