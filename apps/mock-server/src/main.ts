import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sampleAccounts, samplePassword } from './db/seed/accounts.ts';
import { sqliteStorage } from './db/sqliteStorage.ts';
import { memoryStorage } from './db/storage.ts';
import { createClock, secureBytes, type Log } from './environment.ts';
import { readSettings } from './settings.ts';
import { startStandalone } from './standalone.ts';

const settings = readSettings(process.env);

if (process.argv.includes('--reset')) {
  for (const suffix of ['', '-wal', '-shm'])
    if (settings.data !== 'memory' && existsSync(settings.data + suffix))
      rmSync(settings.data + suffix);
  console.log('The data is gone; the next start makes it anew.');
  process.exit();
}

const log: Log = (event, details) => {
  if (event !== 'request' || settings.logRequests)
    console.log(JSON.stringify({ at: new Date().toISOString(), event, ...details }));
};

const { port, close } = await startStandalone({
  port: settings.port,
  seats: settings.seats,
  host: settings.host,
  webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  storage: settings.data === 'memory' ? memoryStorage() : sqliteStorage(settings.data),
  environment: {
    clock: createClock(),
    randomBytes: secureBytes,
    passwordRounds: 600_000,
    slowness: 3000,
    log,
    readAsset: (url) => readFile(url),
  },
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `Port ${settings.port} is taken. Choose another: PORT=4001 npx --yes pnpm@12 start`,
  );
  process.exit(1);
});

const address = `http://localhost:${port}`;
console.log(`
  Seatwise   ${address}
  Inbox      ${address}/__mock        one-time codes, scenarios, reset

  Accounts, all with the password ${samplePassword}
${sampleAccounts.map(({ email, role, verified }) => `    ${email.padEnd(26)} ${role}${verified ? '' : ', email not verified'}`).join('\n')}
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void close().then(() => process.exit());
  });
