import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { userChangesMachine } from '@seatwise/flows/admin-users';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useServices } from '../../../services/services.ts';

export type UserChanges = Flow<typeof userChangesMachine>;

/** Runs the machine of the dialogs, which reloads the list after each change. */
export const useUserChanges = (reload: () => void): UserChanges => {
  const { api, drafts } = useServices();
  const calls = api.area(adminUsers);
  return useFlow(userChangesMachine, {
    calls: {
      send: async (request, options) => {
        switch (request.call) {
          case 'addUser':
            await calls.addUser(request.input, options);
            drafts.drop('addUser');
            return undefined;
          case 'updateUser':
            return calls.updateUser(request.input, options);
          case 'updateRole':
            return calls.updateRole(request.input, options);
          case 'resetUserPassword':
            return calls.resetUserPassword(request.input, options);
          case 'deleteUser':
            return calls.deleteUser(request.input, options);
        }
      },
    },
    actions: { reload },
  });
};
