import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { userChangesMachine, type ChangeRequest } from '@seatwise/flows/admin-users';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../../services/services.ts';

export interface UserChanges {
  readonly state: SnapshotFrom<typeof userChangesMachine>;
  readonly send: (event: EventFrom<typeof userChangesMachine>) => void;
}

/** The machine of the dialogs, which reloads the list after each change. */
export const useUserChanges = (reload: () => void): UserChanges => {
  const { api, drafts } = useServices();
  const machine = useMemo(() => {
    const calls = api.area(adminUsers);
    const call = async (request: ChangeRequest, signal: AbortSignal): Promise<unknown> => {
      switch (request.call) {
        case 'addUser':
          await calls.addUser(request.input, { signal });
          drafts.drop('addUser');
          return undefined;
        case 'updateUser':
          return calls.updateUser(request.input, { signal });
        case 'updateRole':
          return calls.updateRole(request.input, { signal });
        case 'resetUserPassword':
          return calls.resetUserPassword(request.input, { signal });
        case 'deleteUser':
          return calls.deleteUser(request.input, { signal });
      }
    };
    return userChangesMachine.provide({
      actors: {
        send: fromPromise<unknown, ChangeRequest>(({ input, signal }) => call(input, signal)),
      },
      actions: { reload },
    });
  }, [api, drafts, reload]);
  const [state, send] = useMachine(machine);
  return { state, send };
};
