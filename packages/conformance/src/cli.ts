#!/usr/bin/env node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { socketPath } from '@seatwise/api-client/contract/chat';
import * as z from 'zod/mini';
import { accountsFile } from './accounts.ts';
import { examine, subjects, type Report } from './examine.ts';
import { verdicts } from './findings.ts';
import { pageOf } from './page.ts';
import type { Options } from './run.ts';
import { targetAt } from './target.ts';

const usage = `
  conformance ADDRESS [options]     such as http://localhost:4000

  Asks a backend what the contract says, and writes what it found as index.html and report.json.

  --accounts FILE   the accounts to sign in with, as JSON by role; without it those of the mock server
  --write           also asks what creates, changes and deletes records: never on data that counts
  --only A,B        these operations and destinations alone, by their ids
  --socket ADDRESS  the chat socket, if it is not ${socketPath} at the same host
  --out FOLDER      where the report is written [conformance-report]
  --time-limit S    seconds that an answer may take [10]
  --deadline MIN    minutes that everything may take [15]

  Ends with 0 where nothing is broken, with 1 where something is, with 2 where it could not ask.
`;

/** A message for the user of the kit when there is nothing to examine. */
class Refusal extends Error {}

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        accounts: { type: 'string' },
        write: { type: 'boolean', default: false },
        only: { type: 'string' },
        socket: { type: 'string' },
        out: { type: 'string', default: 'conformance-report' },
        'time-limit': { type: 'string', default: '10' },
        deadline: { type: 'string', default: '15' },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${usage}`);
  }
};

const accountsIn = (file: string): NonNullable<Options['accounts']> => {
  try {
    return z.parse(accountsFile, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Refusal(`${file} cannot be read as accounts: ${(error as Error).message}`);
  }
};

const addressIn = (text: string | undefined): string => {
  if (!text || !/^https?:\/\//.test(text) || !URL.canParse(text)) throw new Refusal(usage);
  return text.replace(/\/+$/, '');
};

const secondsIn = (text: string): number => {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new Refusal(`${text} is no time.\n${usage}`);
  return seconds;
};

const idsIn = (text: string | undefined): readonly string[] | undefined => {
  const ids = text?.split(',').map((id) => id.trim());
  const unknown = ids?.filter((id) => !subjects.some((subject) => subject.id === id)) ?? [];
  if (unknown.length > 0) throw new Refusal(`No operation or destination is called ${unknown[0]}.`);
  return ids;
};

/** Removes control characters from a server's text, which could otherwise control the terminal. */
const print = (text: string): void =>
  void process.stdout.write(
    `${text.replace(/[\p{Cc}\u2028\u2029]/gu, (control) => (control === '\n' ? control : '�'))}\n`,
  );

const summarise = ({ entries, totals, roles, seconds }: Report, folder: string): void => {
  for (const { id, call, verdict, findings } of entries) {
    if (verdict !== 'broken' && verdict !== 'kept in part') continue;
    print(`\n${verdict}: ${id} (${call})`);
    for (const { expected, got, call: asked } of findings)
      print(`  expected ${expected}\n    asked ${asked}\n    got ${got}`);
  }
  print(`\n${verdicts.map((verdict) => `${verdict} ${totals[verdict]}`).join(', ')}`);
  if (roles.length === 0)
    print('Nobody could sign in, so that only visitors were asked for. --accounts names accounts.');
  print(`${seconds} s; the report: ${path.join(folder, 'index.html')}`);
};

const main = async (): Promise<number> => {
  const { values, positionals } = read();
  const address = addressIn(positionals[0]);
  const only = idsIn(values.only);
  const options: Options = {
    writes: values.write,
    timeLimit: secondsIn(values['time-limit']) * 1000,
    deadline: secondsIn(values.deadline) * 60_000,
    ...(values.accounts !== undefined && { accounts: accountsIn(values.accounts) }),
    ...(only && { only }),
  };
  const socket = values.socket ?? address.replace(/^http/, 'ws') + socketPath;
  if (!/^wss?:/.test(socket) || !URL.canParse(socket))
    throw new Refusal(`${socket} is no address of a socket.`);
  const target = targetAt(address, socket);
  await target
    .fetch('/', { signal: AbortSignal.timeout(options.timeLimit!) })
    .catch((error: Error) => {
      throw new Refusal(`${address} does not answer: ${String(error.cause ?? error.message)}`);
    });
  const report = await examine(target, options);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(path.join(values.out, 'report.json'), JSON.stringify(report, null, 2));
  writeFileSync(path.join(values.out, 'index.html'), pageOf(report));
  summarise(report, values.out);
  return report.totals.broken > 0 ? 1 : 0;
};

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  return 2;
});
