import { rolesIn } from '@seatwise/flows/admin-users';
import {
  Button,
  DataTable,
  EmptyState,
  glyphs,
  Inline,
  Notice,
  PageHeader,
  Stack,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { useEffect, useMemo, useState } from 'react';
import { content } from '../../content/users.ts';
import { useFocusAfterDeletion } from '../../wiring/useFocusAfterDeletion.ts';
import { useQueryInAddress } from '../../wiring/useQueryInAddress.ts';
import { userColumns } from './userColumns.tsx';
import { UserDialogs } from './UserDialogs.tsx';
import { UserFilterRow } from './UserFilterRow.tsx';
import { isFiltered, readQuery, writeQuery, type UserColumn } from './usersQuery.ts';
import { createUserTable, workAhead } from './userTable.ts';
import { useUserChanges } from './useUserChanges.ts';
import { useUsers } from './useUsers.ts';

const notation = { read: readQuery, write: writeQuery };

/** Everybody who has an account, and what may be done about them. */
export const Users = () => {
  const number = useNumberFormatter();
  const { users, state: loaded, reload } = useUsers();
  const changes = useUserChanges(reload);
  const { state, send } = changes;
  const [query, ask] = useQueryInAddress(notation);
  const [filtersShown, setFiltersShown] = useState(isFiltered(query.filters));
  const find = useMemo(() => createUserTable(users), [users]);
  const found = useMemo(() => find(query), [find, query]);
  useEffect(() => {
    const leaving = new AbortController();
    void workAhead(find, leaving.signal);
    return () => leaving.abort();
  }, [find]);
  const roles = useMemo(() => rolesIn(users), [users]);
  const columns = useMemo(() => userColumns(send), [send]);
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
              glyph={glyphs.ListFilter}
              onPress={() => setFiltersShown(!filtersShown)}
            >
              {filtersShown ? content.hideFilters : content.showFilters}
            </Button>
            <Button
              glyph={glyphs.User}
              onPress={() => send({ type: 'dialog.opened', dialog: 'add' })}
            >
              {content.add}
            </Button>
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
          onChange={(filters) => ask({ filters })}
        />
      )}
      <Text as="div" size="small" tone="muted" tabular>
        <output>
          {loaded === 'loading' && content.loading}
          {loaded === 'there' &&
            content.found(number.format(found.length), number.format(users.length))}
        </output>
      </Text>
      <DataTable
        caption={content.caption}
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        sort={query.sort}
        onSortChange={({ column, direction }) =>
          ask({ sort: { column: column as UserColumn, direction } })
        }
        windowed
        density="compact"
        loading={loaded === 'loading'}
        failure={loaded === 'failed' ? { message: content.failed, onRetry: reload } : undefined}
        empty={
          <EmptyState
            title={users.length > 0 ? content.nothingFound : content.empty}
            glyph={glyphs.Users}
          />
        }
      />
      <UserDialogs state={state} send={send} roles={roles} />
    </Stack>
  );
};
