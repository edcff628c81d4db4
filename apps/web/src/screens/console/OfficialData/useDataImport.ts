import { adminData } from '@seatwise/api-client/contract/adminData';
import { upload } from '@seatwise/api-client/upload';
import {
  dataImportMachine,
  type CheckRequest,
  type DataImport,
  type PublishInput,
  type SheetInput,
  type UploadInput,
  type WatchInput,
} from '@seatwise/flows/official-data';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../../services/services.ts';
import { importIdOf } from './importId.ts';

export interface ImportFlow {
  readonly state: SnapshotFrom<typeof dataImportMachine>;
  readonly send: (event: EventFrom<typeof dataImportMachine>) => void;
}

/** How often a running check is asked about. Milliseconds. */
const interval = 400;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, interval);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** The import machine; `reload` loads the versions again. */
export const useDataImport = (reload: () => void): ImportFlow => {
  const { api } = useServices();
  const machine = useMemo(() => {
    const calls = api.area(adminData);
    const watch = async ({ id, onProgress }: WatchInput, signal: AbortSignal) => {
      for (;;) {
        const data = await calls.readDataImport({ id }, { signal });
        if (data.state !== 'checking') return data;
        onProgress(data.share);
        await pause(signal);
      }
    };
    return dataImportMachine.provide({
      actors: {
        upload: fromPromise<DataImport, UploadInput>(
          async ({ input: { file, onProgress }, signal }) => {
            const sent = await upload(api, adminData.uploadData, { file }, { signal, onProgress });
            // The answer names the import; the client's reader reads it like any other.
            return calls.readDataImport({ id: importIdOf(sent) }, { signal });
          },
        ),
        read: fromPromise<DataImport, { id: number }>(({ input, signal }) =>
          calls.readDataImport(input, { signal }),
        ),
        chooseSheet: fromPromise<DataImport, SheetInput>(({ input, signal }) =>
          calls.chooseDataSheet(input, { signal }),
        ),
        check: fromPromise<DataImport, { request: CheckRequest }>(({ input, signal }) =>
          calls.checkDataImport(input.request, { signal }),
        ),
        watch: fromPromise<DataImport, WatchInput>(({ input, signal }) => watch(input, signal)),
        publish: fromPromise<{ version: number }, PublishInput>(({ input }) =>
          calls.publishDataImport(input),
        ),
        discard: fromPromise<unknown, { id: number }>(({ input }) => calls.cancelDataImport(input)),
      },
      actions: { reload },
    });
  }, [api, reload]);
  const [state, send] = useMachine(machine);
  return { state, send };
};
