import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { deleteFileMachine } from '@seatwise/flows/admin-files';
import { alertsOf } from '../../../features/alerts/alerts.ts';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useServices } from '../../../services/services.ts';

export type FileDeletion = Flow<typeof deleteFileMachine>;

/** The deletion machine, which reloads the list afterwards. */
export const useFileDeletion = (): FileDeletion => {
  const services = useServices();
  const { deleteFile } = services.api.area(adminFiles);
  return useFlow(deleteFileMachine, {
    calls: { deleteFile },
    actions: { reload: () => void alertsOf(services).reload() },
  });
};
