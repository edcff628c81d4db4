import { createBackend, type BackendOptions } from '@seatwise/backend/backend';
import { createInbox, type Inbox } from './mock/inbox.ts';
import { simulatedProviders } from './mock/ledgers/providers.ts';
import { exampleDates } from './mock/seed/dates.ts';
import { createScenarios } from './mock/scenarios/index.ts';
import { prepareSamples, reseed } from './mock/seed/seed.ts';
import type { Csrf } from '@seatwise/backend/security/csrf';

export interface MockOptions extends BackendOptions {
  /** Whether a new dataset has the sample accounts, whose password is published. @default true */
  readonly sampleAccounts?: boolean;
}

/** The backend with an inbox, simulated providers, scenarios and samples. */
export const createMockBackend = async ({
  sampleAccounts = true,
  extract = false,
  ...options
}: MockOptions) => {
  const { environment } = options;
  const scenarios = createScenarios(environment.slowness);
  let inbox!: Inbox;
  const backend = await createBackend({
    ...options,
    extract,
    ...(extract && { exampleDates }),
    scenarios,
    mail: ({ db }) => (inbox = createInbox(db.turns)),
    providers: simulatedProviders,
    ...(sampleAccounts && {
      prepare: (db, lists, now) => prepareSamples(db, environment, { lists, extract }, now),
    }),
  });
  const { audit, chat, db, lists, officialData } = backend;
  return {
    ...backend,
    scenarios,
    inbox,
    /** Restores the state of a first start: new data, new secrets, no scenario, real time. */
    reset: async (): Promise<void> => {
      await officialData.stopAll();
      await reseed(db, environment, { lists, extract }, audit.begin);
      await officialData.load();
      scenarios.play(null);
      environment.clock.offset = 0;
      inbox.empty();
      chat.dropSockets();
    },
  };
};

export type MockBackend = Awaited<ReturnType<typeof createMockBackend>> & { readonly csrf?: Csrf };
