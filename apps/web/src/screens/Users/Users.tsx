import { may } from '@seatwise/api-client/contract/constants/permissions';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { rolesIn, type AdminUser } from '@seatwise/flows/admin-users';
import {
  Button,
  DataTable,
  EmptyState,
  icons,
  Inline,
  Notice,
  PageHeader,
  Stack,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableState,
} from '@seatwise/ui';
import { useEffect, useMemo, useState } from 'react';
import { LeftOutNotice } from '../../components/LeftOutNotice.tsx';
import { content } from '../../content/users.ts';
import { useFocusAfterDeletion } from '../../hooks/useFocusAfterDeletion.ts';
import { useRememberedColumns } from '../../hooks/useRememberedColumns.ts';
import { useUrlQuery } from '../../hooks/useUrlQuery.ts';
import { useServices } from '../../services/services.ts';
import { useLeftOut } from '../../services/useLeftOut.ts';
import { useUser } from '../../session/session.ts';
import { userColumns } from './userColumns.tsx';
import { UserDialogs } from './UserDialogs.tsx';
import { UserFilterRow } from './UserFilterRow.tsx';
import { isFiltered, readQuery, writeQuery } from './usersQuery.ts';
import { columnFiltersOf, createUserTable, warmCaches } from './userTable.ts';
import { useUserChanges } from './useUserChanges.ts';
import { useUsers } from './useUsers.ts';

const codec = { read: readQuery, write: writeQuery };

const getRowId = ({ id }: AdminUser): string => String(id);

/** All accounts, with filters and the dialogs that change them. */
export const Users = () => {
  const number = useNumberFormatter();
  const { users, state: loaded, reload } = useUsers();
  const leftOut = useLeftOut(adminUsers.listUsers);
  const changes = useUserChanges(reload);
  const { state, send } = changes;
  const [query, update] = useUrlQuery(codec);
  const [columnVisibility, rememberColumns] = useRememberedColumns('users');
  const [filtersShown, setFiltersShown] = useState(isFiltered(query.filters));
  const engine = useMemo(() => createUserTable(users), [users]);
  useEffect(() => {
    const controller = new AbortController();
    void warmCaches(engine, controller.signal);
    return () => controller.abort();
  }, [engine]);
  const roles = useMemo(() => rolesIn(users), [users]);
  const { session } = useServices();
  const mayChange = may(useUser(session)?.role, 'admin');
  const columns = useMemo(() => userColumns(mayChange ? send : undefined), [mayChange, send]);
  const columnFilters = useMemo(() => columnFiltersOf(query.filters), [query.filters]);
  const table = useDataTable({
    columns,
    data: users,
    engine,
    getRowId,
    state: { sorting: query.sorting, columnFilters, columnVisibility },
    onStateChange: ({ sorting, columnVisibility: changed }: Partial<DataTableState>) => {
      if (sorting) update({ sorting }, 'replace');
      if (changed) rememberColumns(changed);
    },
  });
  const { alert, change } = state.context;
  const withoutUsers = loaded === 'failed' ? content.notLoaded : content.empty;
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
          filters={query.filters}
          onChange={(filters) => update({ filters }, 'replace')}
        />
      )}
      <LeftOutNotice count={leftOut} />
      <DataTable
        table={table}
        caption={content.caption}
        summary={
          <Text as="div" size="small" tone="muted" tabular>
            <output>
              {loaded === 'loading' && content.loading}
              {loaded === 'ready' &&
                content.found(number.format(table.getRowCount()), number.format(users.length))}
            </output>
          </Text>
        }
        columnsMenu
        virtualized
        density="compact"
        loading={loaded === 'loading'}
        failure={loaded === 'failed' ? { message: content.failed, onRetry: reload } : undefined}
        empty={
          <EmptyState
            title={users.length > 0 ? content.nothingFound : withoutUsers}
            icon={icons.Users}
          />
        }
      />
      {mayChange && <UserDialogs state={state} send={send} roles={roles} />}
    </Stack>
  );
};
