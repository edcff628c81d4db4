import { readInProcess } from '@seatwise/backend/areas/official-data/workbook/readInProcess';
import { controlHandlers } from '../mock/control/handlers.ts';
import { scenarioHeader } from '../mock/scenarios/index.ts';
import { createMockBackend, type MockOptions } from '../mockBackend.ts';
import { mockCallHandlers } from '../mockHandlers.ts';
import { startMockJobs } from './mockJobs.ts';
import { serve, type ServeOptions } from '@seatwise/backend/hosts/serve';

/** Exports for packages that start the server themselves. */
export { memoryStorage } from '@seatwise/backend/db/storage';
export { cheapEnvironment } from '@seatwise/backend/environment';

export interface StandaloneOptions extends MockOptions, ServeOptions {
  /** Whether this machine's requests may read one-time codes, play scenarios and reset the data. */
  readonly control: boolean;
}

/** Starts the mock as a standalone server. */
export const startStandalone = async (options: StandaloneOptions) => {
  const backend = await createMockBackend({ ...options, readWorkbook: readInProcess });
  const server = await serve(
    {
      backend,
      calls: (csrf) => mockCallHandlers({ ...backend, csrf }),
      control: {
        control: controlHandlers(backend),
        isControlled: options.control,
        scenarioHeader,
      },
      startJobs: () => startMockJobs(backend),
    },
    options,
  );
  return { backend, ...server };
};
