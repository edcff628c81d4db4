import { defaultOfficialSites } from '@seatwise/api-client/contract/constants/officialSites';
import type { Csrf } from './accounts/csrf.ts';
import { createEmailChanges } from './accounts/emailChanges.ts';
import { createOutbox } from './accounts/outbox.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createOtps } from './accounts/otps.ts';
import { createRateLimits, defaultLimits, type AddressLimits } from './accounts/rateLimits.ts';
import { createTokens } from './accounts/tokens.ts';
import { createAuditTrail } from './audit/auditTrail.ts';
import { createChat } from './chat/chat.ts';
import { createDesk } from './chat/desk.ts';
import { createReferenceData } from './reference/referenceData.ts';
import { createDatabase } from './db/database.ts';
import { reseed, seed } from './db/seed/seed.ts';
import type { Storage } from './db/storage.ts';
import { createOfficialData } from './officialData/officialData.ts';
import type { WebOrigins } from './edge/webOrigins.ts';
import type { Environment } from './environment.ts';
import { createScenarios } from './scenarios/index.ts';

export interface BackendOptions {
  readonly storage: Storage;
  readonly environment: Environment;
  /** How many rows the seat matrix has. @default 12000 */
  readonly seats?: number;
  /** What one address may do. */
  readonly limits?: AddressLimits;
  /** Apps that are served elsewhere and may call. @default none */
  readonly webOrigins?: WebOrigins;
  /** The sites whose links an alert may name without a warning. */
  readonly officialSites?: readonly string[];
}

/** Creates what the handlers share, once for each host. */
export const createBackend = async ({
  storage,
  environment,
  seats = 12_000,
  limits = defaultLimits,
  webOrigins = new Set(),
  officialSites = defaultOfficialSites,
}: BackendOptions) => {
  const db = createDatabase(storage);
  await seed(db, environment);
  const outbox = createOutbox();
  const tokens = createTokens(db, environment);
  const scenarios = createScenarios();
  const rateLimits = createRateLimits(db, environment, limits);
  const otps = createOtps({ db, environment, outbox, guesses: rateLimits.guesses });
  const desk = createDesk(db, environment);
  const chat = createChat(db, environment, tokens, scenarios, desk);
  const reference = createReferenceData({ seats });
  const officialData = createOfficialData({ db, environment, reference });
  await officialData.load();
  return {
    environment,
    db,
    webOrigins,
    officialSites,
    tokens,
    outbox,
    otps,
    passwords: createPasswords(environment, rateLimits.mistakes),
    rateLimits,
    emailChanges: createEmailChanges({ db, environment, otps, outbox, rateLimits }),
    scenarios,
    chat,
    desk,
    audit: createAuditTrail(db, environment),
    reference,
    officialData,
    /** Back to the state of a first start: new data, new secrets, no scenario, the true time. */
    reset: async (): Promise<void> => {
      await officialData.stopAll();
      await reseed(db, environment);
      await officialData.load();
      scenarios.play(null);
      environment.clock.offset = 0;
      outbox.empty();
      chat.dropSockets();
    },
  };
};

export type Backend = Awaited<ReturnType<typeof createBackend>> & {
  /** Where other sites' pages can reach the host, which they cannot with a page's own worker. */
  readonly csrf?: Csrf;
};
