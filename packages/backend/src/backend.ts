import { defaultOfficialSites } from '@seatwise/api-client/contract/constants/officialSites';
import type { Csrf } from './security/csrf.ts';
import { createEmailChanges } from './areas/accounts/emailChanges.ts';
import { createPasswords } from './security/passwords.ts';
import { createOtps } from './areas/accounts/otps.ts';
import {
  createRateLimits,
  defaultLimits,
  type AddressLimits,
  type RateLimits,
} from './security/rateLimits.ts';
import { createSecondFactors } from './security/secondFactors.ts';
import { createSessions } from './security/sessions.ts';
import { createTokens, type Bearer } from './security/tokens.ts';
import { createAuditTrail } from './security/auditTrail.ts';
import { createChat } from './areas/chat/chat.ts';
import { createStaffConversations } from './areas/chat/staffConversations.ts';
import { createReferenceData } from './reference/referenceData.ts';
import { createDatabase, type Database } from './db/database.ts';
import type { Storage } from './db/storage.ts';
import { readInPlace, type ReadWorkbook } from './areas/official-data/workbook/readWorkbook.ts';
import { createOfficialData } from './areas/official-data/officialData.ts';
import { loadOfficialLists } from './areas/official-data/officialLists.ts';
import type { WebOrigins } from './security/webOrigins.ts';
import type { Environment } from './environment.ts';
import { createDownloads } from './files/downloads.ts';
import { fillAtFirstStart } from './firstStart.ts';
import { noScenarios, type Scenarios } from './http/scenarios.ts';
import type { MailPort } from './mail/mail.ts';
import type { Providers } from './areas/payments/providers/providers.ts';

export interface BackendOptions {
  readonly storage: Storage;
  readonly environment: Environment;
  /** Whether to show a banner and only an extract of the official lists. @default false */
  readonly extract?: boolean;
  /** Reads a workbook; a host with processes uses a separate one. @default in place */
  readonly readWorkbook?: ReadWorkbook;
  /** The limits per network address. */
  readonly limits?: AddressLimits;
  /** Apps served from other origins that may call. @default none */
  readonly webOrigins?: WebOrigins;
  /** The sites whose links an alert may name without a warning. */
  readonly officialSites?: readonly string[];
  /** Whether calls outside the specification answer 404. @default false */
  readonly documentedCallsOnly?: boolean;
  /** The key of the audit trail's hashes. @default none */
  readonly auditKey?: string | undefined;
  /** The key, besides the data's own, that signs tokens and codes. @default only the data's own */
  readonly signingKey?: string | undefined;
  /** Whether the console refuses staff without two-step sign-in. @default false */
  readonly requiresSecondFactor?: boolean;
}

/** The arguments of the factories of ports. */
interface PortParts {
  readonly db: Database;
  readonly environment: Environment;
  readonly rateLimits: RateLimits;
}

/** The backend's ports to the outside world, and the simulation for a demonstration. */
export interface BackendPorts {
  readonly mail: (parts: PortParts) => MailPort;
  readonly providers: (parts: PortParts) => Providers;
  /** @default nothing is simulated */
  readonly scenarios?: Scenarios;
  /** The dates of a demonstration, relative to the first start. @default none */
  readonly exampleDates?: (firstStart: number) => Parameters<typeof createReferenceData>[0];
  /** Prepares the data that a first start puts into an empty database. @default only the basics */
  readonly prepare?: (db: Database, lists: OfficialLists, now: number) => Promise<() => void>;
}

type OfficialLists = Awaited<ReturnType<typeof loadOfficialLists>>;

/** Creates the parts that the handlers share, once for each host. */
export const createBackend = async ({
  storage,
  environment,
  mail: openMail,
  providers: openProviders,
  scenarios = noScenarios,
  prepare,
  exampleDates = () => new Map(),
  extract = false,
  limits = defaultLimits,
  webOrigins = new Set(),
  officialSites = defaultOfficialSites,
  documentedCallsOnly = false,
  readWorkbook = readInPlace,
  auditKey,
  signingKey,
  requiresSecondFactor = false,
}: BackendOptions & BackendPorts) => {
  const db = createDatabase(storage, environment.log, signingKey);
  const audit = createAuditTrail(db, environment, auditKey);
  await db.turns.take(() => {
    if (db.settings.size === 0) audit.begin();
  });
  const lists = await loadOfficialLists(extract ? 'extract' : 'all');
  await fillAtFirstStart(db, environment, lists, prepare && ((now) => prepare(db, lists, now)));
  const tokens = createTokens(db, environment);
  const secondFactors = createSecondFactors(db, environment, requiresSecondFactor);
  const sessions = createSessions({ db, environment, tokens, secondFactors });
  const rateLimits = createRateLimits(db, environment, limits);
  const parts = { db, environment, rateLimits };
  const mail = openMail(parts);
  const otps = createOtps({ db, environment, mail, guesses: rateLimits.guesses });
  const staffConversations = createStaffConversations(db, environment);
  /** The conversations are closed to staff who still lack the second step, as calls are. */
  const admitted = (bearer: Bearer) => {
    const user = tokens.holder(bearer);
    return user && !secondFactors.isMissing(user) ? user : undefined;
  };
  const chatTokens = { ...tokens, holder: admitted };
  const chat = createChat(db, environment, chatTokens, scenarios, staffConversations);
  const firstStart = Number(db.settings.get('firstStart')?.value ?? 0);
  const reference = createReferenceData(exampleDates(firstStart));
  const officialData = createOfficialData({ db, environment, reference, readWorkbook });
  // An unreadable list is not in force, but must not stop the start.
  await officialData
    .load()
    .catch((error: unknown) => environment.log('lists not read', { error: String(error) }));
  return {
    environment,
    db,
    extract,
    webOrigins,
    officialSites,
    documentedCallsOnly,
    tokens,
    secondFactors,
    sessions,
    mail,
    providers: openProviders(parts),
    otps,
    passwords: createPasswords(environment, db.turns, rateLimits.mistakes),
    rateLimits,
    emailChanges: createEmailChanges({ db, environment, otps, mail, rateLimits }),
    scenarios,
    chat,
    downloads: createDownloads(),
    staffConversations,
    audit,
    reference,
    officialData,
    lists,
  };
};

export type Backend = Awaited<ReturnType<typeof createBackend>> & {
  /** Present if other sites' pages can reach the host; they cannot reach a page's own worker. */
  readonly csrf?: Csrf;
};
