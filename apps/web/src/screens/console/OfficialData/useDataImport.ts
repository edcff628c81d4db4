import { adminData } from '@seatwise/api-client/contract/adminData';
import { upload } from '@seatwise/api-client/upload';
import { dataImportMachine } from '@seatwise/flows/official-data';
import { useRef } from 'react';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useServices } from '../../../services/services.ts';
import { importIdOf } from './importId.ts';

export type ImportFlow = Flow<typeof dataImportMachine>;

/** The interval between requests for the state of a running check. Milliseconds. */
const interval = 400;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, interval);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Runs the import machine; `reload` loads the versions again. */
export const useDataImport = (reload: () => void): ImportFlow => {
  const { api } = useServices();
  const calls = api.area(adminData);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  return useFlow(dataImportMachine, {
    calls: {
      upload: async ({ file, onProgress }, { signal }) => {
        const sent = await upload(api, adminData.uploadData, { file }, { signal, onProgress });
        // The response names only the import's id; the client reads the import by its own call.
        return calls.readDataImport({ id: importIdOf(sent) }, { signal });
      },
      read: calls.readDataImport,
      chooseSheet: calls.chooseDataSheet,
      // A decision that arrives after the check would invalidate it.
      check: async ({ request }, options) => {
        await saving.current;
        return calls.checkDataImport(request, options);
      },
      watch: async ({ id, onProgress }, { signal }) => {
        for (;;) {
          const data = await calls.readDataImport({ id }, { signal });
          if (data.state !== 'checking') return data;
          onProgress(data.share);
          await pause(signal);
        }
      },
      // Both finish on the server even if the user leaves the screen.
      publish: (input) => calls.publishDataImport(input),
      discard: (input) => calls.cancelDataImport(input),
    },
    actions: {
      reload,
      saveDecisions: ({ context, self }, { decisions, undone = [] }) => {
        const { id } = context.data!;
        saving.current = saving.current
          .then(() => calls.decideDataImport({ id, decisions, undone }))
          .catch((error: unknown) => self.send({ type: 'decisions.refused', error }));
      },
    },
  });
};
