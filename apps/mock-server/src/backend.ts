import { createOtps } from './accounts/otps.ts';
import { createThrottle } from './accounts/throttle.ts';
import { createTokens } from './accounts/tokens.ts';
import { createDatabase } from './db/database.ts';
import { secrets, seed } from './db/seed/seed.ts';
import type { Storage } from './db/storage.ts';
import type { Environment } from './environment.ts';
import { createScenarios } from './scenarios/index.ts';

export interface BackendOptions {
  readonly storage: Storage;
  readonly environment: Environment;
}

/** Everything behind the handlers, put together once for each host. */
export const createBackend = async ({ storage, environment }: BackendOptions) => {
  const db = createDatabase(storage);
  await seed(db, environment);
  return {
    environment,
    db,
    tokens: createTokens(db, environment, secrets.token(db)),
    otps: createOtps(db, environment, secrets.otp(db)),
    throttle: createThrottle(db, environment),
    scenarios: createScenarios(),
  };
};

export type Backend = Awaited<ReturnType<typeof createBackend>>;
