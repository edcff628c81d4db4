import { defaultOfficialSites } from '@seatwise/api-client/contract/constants/officialSites';
import type { Csrf } from './security/csrf.ts';
import { createEmailChanges } from './areas/accounts/emailChanges.ts';
import { createOutbox } from './areas/accounts/outbox.ts';
import { createPasswords } from './security/passwords.ts';
import { createOtps } from './areas/accounts/otps.ts';
import { createRateLimits, defaultLimits, type AddressLimits } from './security/rateLimits.ts';
import { createTokens } from './security/tokens.ts';
import { createAuditTrail } from './security/auditTrail.ts';
import { createChat } from './areas/chat/chat.ts';
import { createStaffConversations } from './areas/chat/staffConversations.ts';
import { createReferenceData } from './reference/referenceData.ts';
import { createDatabase } from './db/database.ts';
import { exampleDates } from './mock/seed/dates.ts';
import { reseed, seed } from './mock/seed/seed.ts';
import type { Storage } from './db/storage.ts';
import { readInPlace, type ReadWorkbook } from './areas/official-data/workbook/readWorkbook.ts';
import { createOfficialData } from './areas/official-data/officialData.ts';
import { loadOfficialLists } from './areas/official-data/officialLists.ts';
import type { WebOrigins } from './security/webOrigins.ts';
import type { Environment } from './environment.ts';
import { createScenarios } from './mock/scenarios/index.ts';

export interface BackendOptions {
  readonly storage: Storage;
  readonly environment: Environment;
  /** Whether a new dataset has the sample accounts, whose password is published. @default true */
  readonly sampleAccounts?: boolean;
  /** A demonstration with an extract of the official lists and example dates. @default false */
  readonly extract?: boolean;
  /** Reads a workbook; a host with processes does it in one. @default in place */
  readonly readWorkbook?: ReadWorkbook;
  /** What one address may do. */
  readonly limits?: AddressLimits;
  /** Apps that are served elsewhere and may call. @default none */
  readonly webOrigins?: WebOrigins;
  /** The sites whose links an alert may name without a warning. */
  readonly officialSites?: readonly string[];
  /** Whether the calls that the specification does not name answer 404. @default false */
  readonly documentedCallsOnly?: boolean;
  /** The key of the audit trail's hashes. @default none */
  readonly auditKey?: string | undefined;
}

/** Creates what the handlers share, once for each host. */
export const createBackend = async ({
  storage,
  environment,
  sampleAccounts = true,
  extract = false,
  limits = defaultLimits,
  webOrigins = new Set(),
  officialSites = defaultOfficialSites,
  documentedCallsOnly = false,
  readWorkbook = readInPlace,
  auditKey,
}: BackendOptions) => {
  const db = createDatabase(storage, environment.log);
  const audit = createAuditTrail(db, environment, auditKey);
  await db.turns.take(() => {
    if (db.settings.size === 0) audit.begin();
  });
  const dataset = {
    accounts: sampleAccounts,
    extract,
    lists: await loadOfficialLists(extract ? 'extract' : 'all'),
  };
  await seed(db, environment, dataset);
  const outbox = createOutbox(db.turns);
  const tokens = createTokens(db, environment);
  const scenarios = createScenarios();
  const rateLimits = createRateLimits(db, environment, limits);
  const otps = createOtps({ db, environment, outbox, guesses: rateLimits.guesses });
  const staffConversations = createStaffConversations(db, environment);
  const chat = createChat(db, environment, tokens, scenarios, staffConversations);
  const firstStart = Number(db.settings.get('firstStart')?.value ?? 0);
  const reference = createReferenceData(extract ? exampleDates(firstStart) : new Map());
  const officialData = createOfficialData({ db, environment, reference, readWorkbook });
  // A list that cannot be read is not in force.
  await officialData
    .load()
    .catch((error: unknown) => environment.log('lists not read', { error: String(error) }));
  return {
    environment,
    db,
    webOrigins,
    officialSites,
    documentedCallsOnly,
    tokens,
    outbox,
    otps,
    passwords: createPasswords(environment, db.turns, rateLimits.mistakes),
    rateLimits,
    emailChanges: createEmailChanges({ db, environment, otps, outbox, rateLimits }),
    scenarios,
    chat,
    staffConversations,
    audit,
    reference,
    officialData,
    /** Back to the state of a first start: new data, new secrets, no scenario, the true time. */
    reset: async (): Promise<void> => {
      await officialData.stopAll();
      await reseed(db, environment, dataset, audit.begin);
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
