import type { Database } from '../db/database.ts';
import type { QueuedMail } from '../db/records.ts';
import type { Environment } from '../environment.ts';
import { letterOf, type Letter, type Sender } from './letter.ts';
import type { MailFault, MailQueue } from './queue.ts';

/** Delivers letters to a mail server. */
export interface Transport {
  /** Resolves once the mail server has accepted the letter, or with the reason why not. */
  readonly deliver: (letter: Letter) => Promise<MailFault | undefined>;
}

interface Parts {
  readonly db: Pick<Database, 'turns'>;
  readonly environment: Pick<Environment, 'log'>;
  readonly queue: MailQueue;
  readonly transport: Transport;
  readonly sender: Sender;
}

/** The number of letters sent at once, so that a slow one does not hold up the others. */
const atOnce = 5;
const pollMs = 5000;

/** Sends queued mails, on every instance; returns a function that stops it. */
export const startMailWorker = (
  { db, environment: { log }, queue, transport, sender }: Parts,
  poll = pollMs,
): (() => Promise<void>) => {
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let rounds = Promise.resolve();

  const attempt = async (mail: QueuedMail): Promise<void> => {
    const started = performance.now();
    const fault = await transport.deliver(letterOf(mail, sender));
    const { id, tries } = mail;
    const ms = Math.round(performance.now() - started);
    log(fault ? 'mail not sent' : 'mail sent', {
      id,
      tries,
      ms,
      ...(fault && { fault: fault.code }),
    });
    await db.turns.take(() => queue.settle(mail, fault));
  };

  const start = (mail: QueuedMail): void => {
    const sending = attempt(mail)
      // The mail is sent again once its lease ends.
      .catch((error: unknown) => log('failed', { operation: 'mail', error: String(error) }))
      .finally(() => {
        underWay.delete(sending);
        wake();
      });
    underWay.add(sending);
  };

  const round = async (): Promise<void> => {
    const free = atOnce - underWay.size;
    if (isStopped || free === 0 || !queue.isDue()) return;
    for (const mail of await db.turns.take(() => queue.claim(free))) start(mail);
  };

  const wake = (): void => {
    rounds = rounds
      .then(round)
      .catch((error: unknown) => log('failed', { operation: 'mail', error: String(error) }));
  };

  queue.onQueued(wake);
  const timer = setInterval(wake, poll);
  wake();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await rounds;
    await Promise.all(underWay);
  };
};
