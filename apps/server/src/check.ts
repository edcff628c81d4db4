import { statSync } from 'node:fs';
import {
  commandHash,
  DataInUse,
  openStorage,
  webhookSignature,
  type Settings,
} from '@seatwise/backend';
import { createCardProvider } from './cardProvider.ts';
import type { PaymentSettings, Variables } from './paymentSettings.ts';
import { createPayuProvider } from './payuProvider.ts';
import type { ServerSettings } from './settings.ts';
import { connectTo } from './smtp.ts';

/** A check and its proof, which returns a few words or throws what is wrong. */
type Check = readonly [name: string, prove: () => string | Promise<string>];

/** How long a proof may take, in milliseconds, before it counts as failed. */
const patience = 15_000;

const fail = (words: string): never => {
  throw new Error(words);
};

const timeZone = (): string => {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    timeStyle: 'short',
  });
  return shown.format(0) === '05:30'
    ? `${shown.format()} in India`
    : fail('this Node does not know Asia/Kolkata');
};

/** Fails if every user of the machine may read, change or run a secret's file. */
const fileRights = (env: Variables): string => {
  const files = Object.entries(env).filter(
    ([name]) => /^SEATWISE_\w+_FILE$/.test(name) || name === 'PGPASSFILE',
  );
  for (const [name, file = ''] of files)
    if ((statSync(file).mode & 0o007) !== 0) fail(`others may read ${file} of ${name}: chmod 600`);
  return `${files.length} secrets are closed to others`;
};

const database = async (data: Settings['data']): Promise<string> => {
  try {
    const storage = await openStorage(data, () => {});
    const count = [...storage.load()].length;
    storage.close();
    return `${count} records`;
  } catch (error) {
    if (error instanceof DataInUse) return 'in use by the server that runs';
    throw error;
  }
};

const ofPayments = ({ card, payu }: PaymentSettings, site: string): readonly Check[] => {
  const order = 'seatwise-check';
  return [
    [
      'card keys',
      async () => {
        await createCardProvider(card).findOrder(order);
        return `${new URL(card.api).host} takes ${card.keyId}`;
      },
    ],
    [
      'PayU keys',
      async () => {
        const command = 'verify_payment';
        const hash = await commandHash(command, order, payu);
        const fields = { key: payu.key, command, var1: order, hash };
        const said = JSON.stringify(await createPayuProvider(payu).command(fields));
        return said.includes('transaction_details')
          ? `${new URL(payu.api).host} takes ${payu.key}`
          : fail(said);
      },
    ],
    [
      'webhook address',
      async () => {
        const address = `${site}/api/payments/razorpay/webhook`;
        // A signed webhook with an event that changes nothing.
        const body = JSON.stringify({ event: 'seatwise.check', payload: {} });
        const answer = await fetch(address, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-razorpay-signature': await webhookSignature(body, card.webhookSecret),
          },
          body,
          redirect: 'error',
        });
        return answer.ok ? address : fail(`${address} answers ${answer.status}`);
      },
    ],
  ];
};

const late = async (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), patience).unref();
  });

const wordsOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

/** Tries the settings on the real services, printing a row for each; returns whether all passed. */
export const check = async (
  settings: ServerSettings,
  env: Variables,
  print: (row: string) => void,
): Promise<boolean> => {
  const { data, payments, sender, smtp } = settings;
  const checks: readonly Check[] = [
    ['time zone', timeZone],
    ['file rights', () => fileRights(env)],
    ['database', () => database(data)],
    [
      'mail',
      async () => {
        await connectTo(smtp, patience).verify();
        return `${new URL(smtp.url).host} takes our mails`;
      },
    ],
    ...(payments ? ofPayments(payments, sender.site) : []),
  ];
  let isWell = true;
  for (const [name, prove] of checks) {
    const prints = (sign: string, words: string): void =>
      print(`${sign.padEnd(6)}${name.padEnd(17)}${words}`);
    try {
      prints('ok', await Promise.race([prove(), late()]));
    } catch (error) {
      isWell = false;
      prints('FAILS', wordsOf(error));
    }
  }
  return isWell;
};
