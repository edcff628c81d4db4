import { fileURLToPath } from 'node:url';
import {
  addAdmin,
  beginEpoch,
  closeOnSignals,
  createLog,
  exitWithError,
  HttpError,
  openStorage,
  orRefuse,
  showUnreadable,
  trueEnvironment,
} from '@seatwise/backend';
import { check } from './check.ts';
import { createTeamBackend, startServer } from './server.ts';
import { Incomplete, readServerSettings, type ServerSettings } from './settings.ts';
import { createSmtp } from './smtp.ts';

const readOrRefuse = (): ServerSettings => {
  try {
    return readServerSettings(process.env);
  } catch (error) {
    return exitWithError(error instanceof Incomplete ? error.message : String(error));
  }
};

const settings = readOrRefuse();
const [command, argument = ''] = process.argv.slice(2);
const { smtp, sender } = settings;
const log = createLog(settings);

// The check may run while a server does, because it opens no data.
if (command === '--check') process.exit((await check(settings, process.env, console.log)) ? 0 : 1);

// A failure that one request left behind must not end the others.
process.on('unhandledRejection', (error) => log('unhandled rejection', { error: String(error) }));

const options = {
  ...settings,
  storage: await orRefuse(() => openStorage(settings.data, log), 'Stop it first.'),
  environment: trueEnvironment(log),
};

const printAdminLink = async (): Promise<void> => {
  const { backend } = await createTeamBackend(options);
  const path = await addAdmin(backend, argument);
  console.log(`Within ten minutes, this address sets the password, once:\n${sender.site}${path}`);
};

/** Lists the mails that the server gave up on; `again` queues them again. */
const printMails = async (): Promise<void> => {
  const { backend, queue } = await createTeamBackend(options);
  for (const { email, subject, createdAt, tries, fault } of queue.givenUp())
    console.log(
      [new Date(createdAt).toISOString(), email, subject, `${tries} tries`, fault].join('  '),
    );
  if (argument !== 'again') return;
  const count = await backend.db.turns.take(queue.sendAgain);
  console.log(`${count} mails go out again.`);
};

const endSessions = async (): Promise<void> => {
  const { backend } = await createTeamBackend(options);
  await backend.db.turns.take(() => beginEpoch(backend.db, backend.environment));
  console.log('All sessions have ended.');
};

const run = async (): Promise<void> => {
  const server = await startServer(
    {
      ...options,
      patience: 10_000,
      webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    },
    { transport: createSmtp(smtp), sender },
  );
  closeOnSignals(server.close);
  console.log(`Seatwise listens at http://${settings.host}:${server.port} for ${sender.site}`);
};

const commands: Readonly<Record<string, () => Promise<void>>> = {
  '--admin': printAdminLink,
  '--mails': printMails,
  '--restored': endSessions,
  '--unreadable': async () =>
    console.log(await showUnreadable(options.storage, process.argv.slice(3))),
};
const act = command === undefined ? run : commands[command];
if (!act)
  exitWithError(
    `There is no command ${command}. Commands: --check, --admin EMAIL, --mails [again], --restored, --unreadable [COLLECTION/ID [mend|remove]]`,
  );
else {
  await act().catch((error: unknown) => {
    // Among others, the database was busy for long; systemd starts a server again.
    if (!(error instanceof HttpError)) throw error;
    return exitWithError(error.message);
  });
  if (command !== undefined) process.exit();
}
