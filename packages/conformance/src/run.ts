import { createApiClient, type Operation, type Role } from '@seatwise/api-client';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { Accounts, Actor, SignedIn } from './accounts.ts';
import type { createRecord } from './findings.ts';
import type { Input } from './inputs.ts';
import { noRecord, NotKnown } from './known.ts';
import { ask, type Answer, type Target } from './target.ts';

export interface Options {
  /** @default the accounts of the mock server */
  readonly accounts?: Accounts;
  /** Whether to examine calls that create, change or delete records. @default false */
  readonly writes?: boolean;
  /** The ids of the operations and destinations to examine. @default all */
  readonly only?: readonly string[];
  /** The time-out of an answer, in milliseconds. @default 10 seconds */
  readonly timeLimit?: number;
  /** The time-out of a frame on the chat socket, in milliseconds. @default 3 seconds */
  readonly socketTimeLimit?: number;
  /** The time limit of the examination, in milliseconds. @default 15 minutes */
  readonly deadline?: number;
}

/** Thrown once the examination has used up its time. */
export class TimeIsOver extends Error {}

interface Sent {
  /** Replaces the body of the input. */
  readonly body?: string;
  readonly contentType?: string;
}

/** The longest Retry-After that the kit waits for, in seconds. */
const longestRetry = 5;
/** How many unanswered questions end the examination of an operation. */
const mostSilent = 2;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const prepare = (operation: Operation, actor: Actor, input: Input) => {
  const session = { token: () => actor.token, expired: () => false, onExpired: () => {} };
  const client = createApiClient({ baseUrl: '', session, cookies: () => '' });
  try {
    return client.prepare(operation, input);
  } catch {
    // The client sends no path with an empty part, but an odd backend may have such a record.
    throw new NotKnown(`no address of ${operation.path} has the ids that the backend gave`);
  }
};

/** What an examination shares: how it makes calls, which accounts it has, and when it ends. */
export const createRun = (target: Target, options: Options) => {
  const { writes = false, timeLimit = 10_000, deadline = 15 * 60_000 } = options;
  const { socketTimeLimit = 3000 } = options;
  const end = Date.now() + deadline;
  const silent = new Map<string, number>();
  const signedIn = new Map<Role, SignedIn>();

  const assertTime = (): void => {
    if (Date.now() > end) throw new TimeIsOver();
  };
  const askAt = async (call: string, path: string, init: RequestInit): Promise<Answer> => {
    assertTime();
    return ask(target, call, path, init, timeLimit);
  };

  const send = async (
    operation: Operation,
    actor: Actor,
    input: Input,
    { body, contentType }: Sent = {},
  ): Promise<Answer> => {
    const { method, address, headers, body: usual } = prepare(operation, actor, input);
    const call = `${method} ${operation.path} as ${actor.name}`;
    const before = silent.get(operation.id) ?? 0;
    const sent = body ?? usual;
    const init: RequestInit = {
      method,
      headers: { ...headers, ...(contentType && { 'Content-Type': contentType }) },
      ...(sent !== undefined && { body: sent }),
    };
    const answer = await askAt(call, address, init);
    if (answer.status === 0) silent.set(operation.id, before + 1);
    const wait = Number(answer.headers.get('retry-after') ?? Infinity);
    if (answer.status !== 429 || !(wait <= longestRetry)) return answer;
    await pause(wait * 1000);
    return askAt(call, address, init);
  };

  return {
    target,
    writes,
    socketTimeLimit,
    signedIn,
    send,
    askAt,
    assertTime,
    /** Whether further questions would only take time. */
    isSilent: ({ id }: Operation): boolean => (silent.get(id) ?? 0) >= mostSilent,
    /** The accounts that may call an operation, the least restricted first. */
    mayCall: ({ access }: Operation): readonly SignedIn[] =>
      usualOrder.flatMap((role) => {
        const actor = signedIn.get(role);
        return actor && may(role, access) ? [actor] : [];
      }),
    mayNotCall: ({ access }: Operation): readonly SignedIn[] =>
      usualOrder.flatMap((role) => {
        const actor = signedIn.get(role);
        return actor && !may(role, access) ? [actor] : [];
      }),
  };
};

const usualOrder = [
  'PREMIUM',
  'ADVANCE',
  'BASIC',
  'FREE',
  'Super Admin',
  'Admin',
  'Counsellor',
] as const;

export type Run = ReturnType<typeof createRun>;

/** The tools to examine one subject. */
export interface Examination {
  readonly run: Run;
  readonly operation: Operation;
  readonly record: ReturnType<typeof createRecord>;
}

export const isWriting = ({ method, reads }: Operation): boolean => method !== 'GET' && !reads;

/** Whether the hollow question changes nothing: a write without any input cannot be hollow. */
export const isHarmless = (operation: Operation): boolean =>
  !isWriting(operation) || Boolean(operation.body ?? operation.params ?? operation.query);

/** A question that changes nothing: its body is unreadable, and its ids belong to no record. */
export const hollow = (operation: Operation): { input: Input; sent: Sent } => {
  const input = Object.fromEntries(
    Object.entries({
      ...operation.params?._zod.def.shape,
      ...operation.query?._zod.def.shape,
    }).map(([name, schema]) => {
      const { type, entries } = schema._zod.def as { type: string; entries?: object };
      if (type === 'number') return [name, noRecord];
      return [name, type === 'enum' ? Object.values(entries ?? {})[0] : 'none-at-all'];
    }),
  );
  if (!operation.body) return { input, sent: {} };
  const isForm = operation.encoding === 'urlencoded';
  const contentType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return { input, sent: { body: isForm ? 'hollow' : '{', contentType } };
};
