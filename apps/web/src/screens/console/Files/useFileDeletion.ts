import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { deleteFileMachine } from '@seatwise/flows/admin-files';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { alertsOf } from '../../../features/alerts/alerts.ts';
import { useServices } from '../../../services/services.ts';

export interface FileDeletion {
  readonly state: SnapshotFrom<typeof deleteFileMachine>;
  readonly send: (event: EventFrom<typeof deleteFileMachine>) => void;
}

/** The deletion machine, which reloads the list afterwards. */
export const useFileDeletion = (): FileDeletion => {
  const services = useServices();
  const { api } = services;
  const machine = useMemo(() => {
    const { deleteFile } = api.area(adminFiles);
    return deleteFileMachine.provide({
      actors: {
        deleteFile: fromPromise<unknown, { id: number }>(({ input, signal }) =>
          deleteFile(input, { signal }),
        ),
      },
      actions: { reload: () => void alertsOf(services).reload() },
    });
  }, [api, services]);
  const [state, send] = useMachine(machine);
  return { state, send };
};
