import { fileURLToPath } from 'node:url';
import { HttpError } from '@seatwise/backend/httpError';
import { createMockBackend } from '../mockBackend.ts';
import { samplePassword, texts } from '../mock/seed/texts.ts';
import { sqliteStorage } from '@seatwise/backend/db/sqliteStorage';
import { erasePostgres } from '@seatwise/backend/db/postgresStorage';
import { isLoopbackHost, isPostgres, readSettings } from '@seatwise/backend/settings';
import { addAdmin } from '@seatwise/backend/hosts/addAdmin';
import {
  closeOnSignals,
  createLog,
  exitWithError,
  openStorage,
  orRefuse,
  trueEnvironment,
} from '@seatwise/backend/hosts/process';
import { startStandalone } from './standalone.ts';

const settings = readSettings(process.env, process.argv);

const otherPortCommand = 'PORT=4001 SEATWISE_DATA=.data/second.sqlite npx --yes pnpm@12 start';

const log = createLog(settings);
const advice = `Stop it first; to have another beside it: ${otherPortCommand}`;

const erase = async (): Promise<void> => {
  if (settings.data === 'memory') return;
  if (isPostgres(settings.data)) return erasePostgres(settings.data);
  const storage = sqliteStorage(settings.data);
  storage.erase();
  storage.close();
};

if (process.argv.includes('--reset')) {
  await orRefuse(erase, advice);
  console.log('The data is gone; the next start makes it anew.');
  process.exit();
}

// A failure that one request left behind must not end the others.
process.on('unhandledRejection', (error) => log('unhandled rejection', { error: String(error) }));

const options = {
  ...settings,
  storage: await orRefuse(() => openStorage(settings.data, log), advice),
  environment: trueEnvironment(log),
};

if (settings.admin !== undefined) {
  const path = await addAdmin(await createMockBackend(options), settings.admin).catch(
    (error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      return exitWithError(error.message);
    },
  );
  console.log(
    `Within ten minutes, this address sets the password, once:\n${process.env['VITE_SITE_URL'] || `http://localhost:${settings.port}`}${path}`,
  );
  process.exit();
}

const { backend, port, close } = await startStandalone({
  ...options,
  patience: 10_000,
  webRoot: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  return exitWithError(
    `Port ${settings.port} is taken. Choose another, with data of its own: ${otherPortCommand}`,
  );
});

const address = `http://localhost:${port}`;
const emails = new Set(backend.db.users.all().map(({ email }) => email));
const samples = texts.accounts.filter(({ email }) => emails.has(email));
console.log(`
  Seatwise   ${address}
  Inbox      ${settings.control ? `${address}/__mock        one-time codes, scenarios, reset` : 'off (SEATWISE_CONTROL=on turns it on, for this machine alone)'}

${
  samples.length > 0
    ? `  Accounts, all with the password ${samplePassword}
${samples.map(({ email, role, verified }) => `    ${email.padEnd(26)} ${role}${verified ? '' : ', email not verified'}`).join('\n')}`
    : '  The first administrator: node apps/mock-server/src/hosts/main.ts --admin EMAIL'
}
`);

if (samples.length > 0 && !(settings.sampleAccounts && isLoopbackHost(settings.host)))
  console.warn(
    '  Warning: anybody who reaches this server can sign in to the sample accounts above: their\n  password is published. Begin with data of its own.\n',
  );

if (!process.env['VITE_OPERATOR_NAME'])
  console.warn(
    '  Warning: plans are on sale without a seller’s name. Set VITE_OPERATOR_NAME and its kin, see README.md.\n',
  );

closeOnSignals(close);
