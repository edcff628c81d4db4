import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { userChangesMachine, type ChangeRequest } from '@seatwise/flows/admin-users';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../services/services.ts';

export interface UserChanges {
  readonly state: SnapshotFrom<typeof userChangesMachine>;
  readonly send: (event: EventFrom<typeof userChangesMachine>) => void;
}

/** The machine behind the dialogs; after each change the list is loaded anew. */
export const useUserChanges = (reload: () => void): UserChanges => {
  const { api } = useServices();
  const machine = useMemo(() => {
    const calls = api.area(adminUsers);
    const call = (request: ChangeRequest, signal: AbortSignal): Promise<unknown> => {
      switch (request.call) {
        case 'addUser':
          return calls.addUser(request.input, { signal });
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
  }, [api, reload]);
  const [state, send] = useMachine(machine);
  return { state, send };
};
