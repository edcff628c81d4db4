import { may } from '@seatwise/api-client/contract/constants/permissions';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { mayChangeUser, rolesIn, type AdminUser } from '@seatwise/flows/admin-users';
import { Button, icons, Inline, PageHeader, SearchField, Stack, Text } from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { content } from '../../../content/users.ts';
import { ConsoleList } from '../console-list/ConsoleList.tsx';
import { useListQuery } from '../console-list/useListQuery.ts';
import { useFocusAfterDeletion } from '../../../hooks/useFocusAfterDeletion.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { UserDialogs } from './UserDialogs.tsx';
import { UserFilterRow } from './UserFilterRow.tsx';
import { categoriesIn, isFiltered, noFilters, userList, type Changing } from './userList.tsx';
import { useUserChanges, type UserChanges } from './useUserChanges.ts';

/** Removes one-time codes, so that nothing can show or log them. */
const withoutCodes = ({ otp: _otp, otpExpiry: _expiry, ...user }: AdminUser): AdminUser => user;

/** The signed-in admin's means to change users; undefined for other roles. */
const useChanging = (send: UserChanges['send']): Changing | undefined => {
  const admin = useUser(useServices().session);
  return useMemo(
    () =>
      admin && may(admin.role, 'admin')
        ? { send, isOpen: (user: AdminUser) => mayChangeUser(admin, user) }
        : undefined,
    [admin, send],
  );
};

/** The result of the last change, the fields that an edit changed, and a button to undo it. */
const Outcome = ({ state, send }: UserChanges) => {
  const { alert, undo } = state.context;
  return (
    <FormNotice notice={alert} onDismiss={() => send({ type: 'alert.dismissed' })}>
      {undo && (
        <Inline gap="xs">
          {undo.fields.map(({ field, was, is }) => (
            <Text key={field} as="span" size="small">
              {content.changed(
                content.fields[field],
                was ?? content.emptied,
                is ?? content.emptied,
              )}
            </Text>
          ))}
          <Button tone="text" size="compact" onPress={() => send({ type: 'change.undone' })}>
            {content.undo}
          </Button>
        </Inline>
      )}
    </FormNotice>
  );
};

/** All accounts, with filters, and the dialogs that change them. */
export const Users = () => {
  const { data, status, refetch } = useQuery(adminUsers, 'listUsers');
  const users = useMemo(() => (data ?? []).map(withoutCodes), [data]);
  const changes = useUserChanges(refetch);
  const { state, send } = changes;
  const { narrow, field, sorted } = useListQuery(userList);
  const [filtersShown, setFiltersShown] = useState(isFiltered({ ...sorted.query, typed: '' }));
  const roles = useMemo(() => rolesIn(users), [users]);
  const categories = useMemo(() => categoriesIn(users), [users]);
  const changing = useChanging(send);
  const mayChange = changing !== undefined;
  const { change } = state.context;
  const title = useFocusAfterDeletion(
    change?.kind === 'delete' && state.matches('sending'),
    state.matches('list'),
  );

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
      {state.matches('list') && <Outcome state={state} send={send} />}
      <SearchField
        {...field('typed')}
        label={content.search}
        placeholder={mayChange ? content.searchPlaceholder : content.searchWithoutContacts}
      />
      {filtersShown && (
        <UserFilterRow
          roles={roles}
          categories={categories}
          hasContacts={mayChange}
          field={field}
          onClear={isFiltered(sorted.query) ? () => narrow(noFilters) : undefined}
        />
      )}
      <ConsoleList
        list={userList}
        context={changing}
        operation={adminUsers.listUsers}
        text={content.list}
        icon={icons.Users}
        rows={users}
        status={status}
        onRetry={refetch}
        {...sorted}
      />
      {mayChange && <UserDialogs state={state} send={send} roles={roles} />}
    </Stack>
  );
};
