import { upload } from '@seatwise/api-client/upload';
import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { headLength, uploadMachine } from '@seatwise/flows/upload';
import { alertsOf } from '../../../features/alerts/alerts.ts';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';

export type Upload = Flow<typeof uploadMachine>;

/** Runs the upload machine, which reloads the list afterwards. */
export const useUpload = (): Upload => {
  const services = useServices();
  const { api, session } = services;
  const user = useUser(session);
  return useFlow(uploadMachine, {
    // Without a user id the server rejects the request with a message.
    input: { uploaderId: user?.id ?? 0 },
    calls: {
      readHead: async ({ file }) => new Uint8Array(await file.slice(0, headLength).arrayBuffer()),
      upload: ({ file, uploaderId, onProgress }, { signal }) =>
        upload(api, adminFiles.uploadFile, { file, uploaderId }, { signal, onProgress }),
    },
    actions: { reload: () => void alertsOf(services).reload() },
  });
};
