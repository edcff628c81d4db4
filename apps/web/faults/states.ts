import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { missingFields, oddFields, otherSpellings, withOddRecords } from './oddAnswers.ts';
import type { Operation } from '@seatwise/api-client/contract/operation';

/** What the server behind it answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

interface Network {
  readonly operation: Operation;
  readonly response: ServerResponse;
  /** Asks the server, as without a fault. */
  readonly ask: () => Promise<Answer>;
}

export interface State {
  /** Whether the call has to fail; otherwise it may succeed. */
  readonly fails: boolean;
  readonly play: (network: Network) => Promise<void> | void;
}

const send = (response: ServerResponse, { status, headers, body }: Answer): void => {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) } as never);
  response.end(body);
};

const json = (status: number, value: unknown, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(value)),
});

const refuses = (status: number, message: string, headers?: Answer['headers']): State => ({
  fails: true,
  play: ({ response }) => send(response, json(status, { message }, headers)),
});

/** The answer with its JSON changed; other answers change as text. */
const changed =
  (ofJson: (value: unknown) => string, ofText: (text: string) => string): State['play'] =>
  async ({ ask, response }) => {
    const answer = await ask();
    const text = answer.body.toString();
    const isJson = String(answer.headers['content-type']).includes('json');
    const body = Buffer.from(isJson ? ofJson(JSON.parse(text)) : ofText(text));
    const { etag: _, ...headers } = answer.headers;
    send(response, { ...answer, headers, body });
  };

/** The answer as a server near the contract may give it; `change` gets the schema of the answer. */
const near = (change: (operation: Operation, value: unknown) => unknown): State => ({
  fails: false,
  play: (network) =>
    changed(
      (value) => JSON.stringify(change(network.operation, value)),
      (text) => text,
    )(network),
});

const reordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.toReversed();
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).toReversed())
    : value;
};

const pieces = 8;

/** How the network, or a server, may treat any call. */
export const states = {
  offline: { fails: true, play: ({ response }) => void response.destroy() },
  'time-out': { fails: true, play: () => undefined },
  '500 with JSON': refuses(500, 'Something went wrong on our side.'),
  '502 with HTML': {
    fails: true,
    play: ({ response }) =>
      send(response, {
        status: 502,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<html><body><h1>502 Bad Gateway</h1></body></html>'),
      }),
  },
  '401 signed out': refuses(401, 'Please sign in.'),
  '429 throttled': refuses(429, 'Too many requests. Please wait.', { 'retry-after': '2' }),
  empty: {
    fails: false,
    play: ({ response }) =>
      send(response, {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: Buffer.alloc(0),
      }),
  },
  truncated: {
    fails: false,
    play: async ({ ask, response }) => {
      const { status, headers, body } = await ask();
      const { etag: _, ...rest } = headers;
      response.writeHead(status, { ...rest, 'content-length': String(body.length + 1) } as never);
      response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
    },
  },
  doubled: {
    fails: false,
    play: changed(
      (value) =>
        Array.isArray(value)
          ? JSON.stringify([...(value as unknown[]), ...(value as unknown[])])
          : JSON.stringify(value).repeat(2),
      (text) => text.repeat(2),
    ),
  },
  reordered: {
    fails: false,
    play: changed(
      (value) => JSON.stringify(reordered(value)),
      (text) => text,
    ),
  },
  'wrong type': {
    fails: false,
    play: ({ operation, response }) =>
      send(response, json(200, operation.answer.kind === 'rows' ? { odd: true } : ['odd'])),
  },
  'slow trickle': {
    fails: false,
    play: async ({ ask, response }) => {
      const { status, headers, body } = await ask();
      response.writeHead(status, { ...headers, 'content-length': String(body.length) } as never);
      const length = Math.ceil(body.length / pieces) || 1;
      for (let at = 0; at < body.length; at += length) {
        response.write(body.subarray(at, at + length));
        await wait(150);
      }
      response.end();
    },
  },
  'fields missing': near(missingFields),
  'fields of another type': near(oddFields),
  'other spellings': near(otherSpellings),
  'odd records': near(withOddRecords),
} satisfies Readonly<Record<string, State>>;

export type StateName = keyof typeof states;
