import { upload } from '@seatwise/api-client/upload';
import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { headLength, uploadMachine, type UploadRequest } from '@seatwise/flows/upload';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { alertsOf } from '../../../features/alerts/alerts.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';

export interface Upload {
  readonly state: SnapshotFrom<typeof uploadMachine>;
  readonly send: (event: EventFrom<typeof uploadMachine>) => void;
}

const readHead = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, headLength).arrayBuffer());

/** The upload machine, which reloads the list afterwards. */
export const useUpload = (): Upload => {
  const services = useServices();
  const { api, session } = services;
  const user = useUser(session);
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          readHead: fromPromise<Uint8Array, { file: File }>(({ input }) => readHead(input.file)),
          upload: fromPromise<{ status: number }, UploadRequest>(
            ({ input: { file, uploaderId, onProgress }, signal }) =>
              upload(api, adminFiles.uploadFile, { file, uploaderId }, { signal, onProgress }),
          ),
        },
        actions: { reload: () => void alertsOf(services).reload() },
      }),
    [api, services],
  );
  // Without a user id the server rejects the request with a message.
  const [state, send] = useMachine(machine, { input: { uploaderId: user?.id ?? 0 } });
  return { state, send };
};
