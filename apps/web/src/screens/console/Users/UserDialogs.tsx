import {
  confirmation,
  rolesToGive,
  staffRoleGiven,
  type AdminRole,
  type AdminUser,
} from '@seatwise/flows/admin-users';
import { canonicalRole, isStaffRole } from '@seatwise/flows/session';
import { AlertDialog, Dialog, Notice, Stack, Text } from '@seatwise/ui';
import { content } from '../../../content/users.ts';
import { Conflicts } from '../console-list/Conflicts.tsx';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { UserActions } from './UserActions.tsx';
import { UserHoldings } from './UserHoldings.tsx';
import { UserForm } from './UserForm.tsx';
import type { FormChange } from './userForms.ts';
import type { UserChanges } from './useUserChanges.ts';

interface UserDialogsProps extends UserChanges {
  readonly roles: readonly AdminRole[];
}

type Context = UserChanges['state']['context'];

const titleOf = (dialog: Context['dialog'], user: AdminUser | null): string => {
  if (dialog === null) return '';
  const title = content.dialogs[dialog];
  return typeof title === 'string' ? title : title(user!.id, user!.username || content.nameless);
};

/** The result of the last change: an alert if the requirements demand one, else a notice. */
const Outcome = ({ alert, status }: Pick<Context, 'alert' | 'status'>) => {
  if (alert) return <FormNotice notice={alert} detail={status} />;
  return status === null ? null : <Notice tone="caution">{status}</Notice>;
};

/** Both values of each field that a colleague has changed meanwhile, to choose from. */
const UserConflicts = ({ state, send, roles }: UserDialogsProps) => {
  const { refused } = state.context;
  if (!refused) return null;
  const roleOf = (value: string | null) =>
    roles.find(({ id }) => String(id) === value)?.description;
  return (
    <Conflicts
      conflicts={refused.conflicts}
      names={content.fields}
      mine={refused.edit.values}
      show={(field, value) => (field === 'roleId' ? roleOf(value) : value)}
      someone={content.theUser}
      onKeep={(keep) => send({ type: 'conflicts.resolved', keep })}
    />
  );
};

/** Asks whether to give a person the rights of a role in the console. */
const GrantQuestion = ({ state, send }: UserChanges) => {
  const { gives, change, user } = state.context;
  const person = change?.kind === 'add' ? change.values : user;
  const role = gives as keyof typeof content.grants.roles | null;
  const name = person?.username || content.nameless;
  return (
    <AlertDialog
      open={role !== null && state.matches('confirming')}
      title={role ? content.grants.title(name, content.grants.roles[role]) : ''}
      message={role ? content.grants.message(name, person?.email ?? '', content.grants[role]) : ''}
      confirmLabel={content.grants.confirm}
      cancelLabel={content.cancel}
      onConfirm={() => send({ type: 'change.confirmed' })}
      onCancel={() => send({ type: 'change.declined' })}
    />
  );
};

/** The five dialogs, of which only one is open at a time, and the questions about a change. */
export const UserDialogs = ({ state, send, roles }: UserDialogsProps) => {
  const { dialog, user, place, change, showsAllProblems } = state.context;
  const { drafts, session } = useServices();
  const me = useUser(session);
  const isDeleting = change?.kind === 'delete';
  const isSending = state.matches('sending');
  const form = {
    user,
    roles: me ? rolesToGive(roles, me, user) : roles,
    showsAllProblems,
    pendingKind: isSending && !isDeleting ? change?.kind : undefined,
    onSubmit: (submitted: FormChange) => {
      const gives = staffRoleGiven(submitted, user, roles);
      send({ type: 'change.submitted', change: submitted, ...(gives && { gives }) });
    },
  };
  const close = (): void => {
    if (dialog === 'add') drafts.drop('addUser');
    send({ type: 'dialog.closed' });
  };
  const outcome = <Outcome {...state.context} />;
  return (
    <>
      <Dialog open={dialog !== null} size="wide" title={titleOf(dialog, user)} onClose={close}>
        <Stack>
          {!isDeleting && outcome}
          <UserConflicts state={state} send={send} roles={roles} />
          {dialog === 'actions' && (
            <UserActions
              {...form}
              mayResetSecondFactor={
                me?.role === 'Super Admin' &&
                user!.id !== me.id &&
                isStaffRole(canonicalRole(user!.role))
              }
              onDelete={() => send({ type: 'deletion.asked', user: user! })}
            />
          )}
          {(dialog === 'role' || dialog === 'password') && <UserHoldings user={user!} />}
          {dialog !== null && dialog !== 'actions' && (
            <UserForm key={dialog} {...form} kind={dialog} onCancel={close} />
          )}
        </Stack>
      </Dialog>
      <GrantQuestion state={state} send={send} />
      <AlertDialog
        open={isDeleting}
        title={content.dialogs.delete}
        message={user ? confirmation(place, user) : ''}
        confirmLabel={content.delete}
        cancelLabel={content.cancel}
        tone="critical"
        loading={isDeleting && isSending}
        onConfirm={() => send({ type: 'change.confirmed' })}
        onCancel={() => send({ type: 'change.declined' })}
      >
        {isDeleting && user && (
          <Stack gap="sm">
            <UserHoldings user={user} />
            <Text>{content.holdings.deletion}</Text>
          </Stack>
        )}
        {outcome}
      </AlertDialog>
    </>
  );
};
