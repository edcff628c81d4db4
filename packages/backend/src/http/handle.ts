import { accounts } from '@seatwise/api-client/contract/accounts';
import { accountSecurity } from '@seatwise/api-client/contract/accountSecurity';
import { callbacks } from '@seatwise/api-client/contract/callbacks';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { AnswerOf, InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { readerOf } from '@seatwise/api-client/reader';
import * as z from 'zod/mini';
import type { Change } from '../security/auditTrail.ts';
import { needed } from '../security/sessions.ts';
import type { Bearer } from '../security/tokens.ts';
import type { Backend } from '../backend.ts';
import type { User } from '../db/records.ts';
import { StorageFull } from '../db/storage.ts';
import { createInbox, type Inbox } from '../files/storedFile.ts';
import { HttpError, storageFull, Unavailable } from '../httpError.ts';
import { keepLanguage } from './language.ts';
import { readInput } from './readInput.ts';
import type { Asked, Route } from './routes.ts';
import type { Situation } from './scenarios.ts';
import { addSequence, sequenceOf } from './sequence.ts';

/** The call of any operation: parsed, validated and authorised. */
interface AnyCall {
  readonly input: unknown;
  readonly user: User | undefined;
  /** Authorises the user again; a resolver that awaited anything must call it before writing. */
  readonly userNow: () => User | undefined;
  /** Throws a 403 unless the user has given the password lately, on a backend that offers the call to do so. */
  readonly assertProven: () => void;
  /** Notes a change by staff in the audit trail; call it in the transaction that makes the change. */
  readonly audit: (change: Change) => void;
  /** Makes the answer open this user's session. */
  readonly signsIn: (user: User) => void;
  /** The session of the caller's token. */
  readonly session: string | undefined;
  /** Whether the user's role changed since the token was issued. */
  readonly roleChanged: boolean;
  readonly request: Request;
  /** The remote address; undefined in hosts without a network. */
  readonly peer: string | undefined;
  readonly rawBody: string;
  /** Whether a scenario applies to this request. */
  readonly plays: (situation: Situation) => boolean;
}

type Known<O extends Operation, Value> = O['access'] extends 'everyone' ? Value | undefined : Value;

/** The call as an operation declares it: its input, and a caller unless everyone may call. */
interface Call<O extends Operation> extends AnyCall {
  readonly input: InputOf<O>;
  readonly user: Known<O, User>;
  readonly userNow: () => Known<O, User>;
  readonly session: Known<O, string>;
}

type Resolver<O extends Operation> = (
  call: Call<O>,
) => Promise<AnswerOf<O> | Response> | AnswerOf<O> | Response;

/** The header for the remote address; the HTTP server overwrites what a client sends. */
export const peerHeader = 'x-seatwise-peer';

/** What staff may call before they have turned a required second step on. */
const openWithoutSecondFactor = new Set<Operation>([
  accounts.myDetails,
  accounts.logout,
  ...Object.values(accountSecurity),
]);

/** The one place of an operation in every host: its path as the router writes it. */
export const routeOf = ({ path }: Operation): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Serves an operation of the contract. In order: the active scenario, the caller's rights (401,
 * 403), forged requests (403), the input (400), the caller's rights again once the body is read,
 * the work, and whether the answer fits the contract.
 */
const handle = <const O extends Operation>(
  backend: Backend,
  operation: O,
  resolve: Resolver<O>,
): Route => {
  const {
    csrf,
    tokens,
    db: { turns },
  } = backend;

  const answer = async (
    request: Request,
    params: Asked['params'],
    session: Session,
    inbox: Inbox,
  ): Promise<Response> => {
    await turns.reached(sequenceOf(request));
    const forced = await backend.scenarios.forcedAnswer(operation, request);
    if (forced) return forced;
    const plays = (situation: Situation) => backend.scenarios.plays(situation, request);
    const bearer = plays('session.expired')
      ? undefined
      : await tokens.read(request.headers.get('authorization'));
    const userNow = () => authorise(backend, operation, bearer && tokens.holder(bearer));
    session.user = userNow();
    await csrf?.assertGenuine(operation, request, session.user);
    const { input, rawBody } = await readInput(operation, request, params, inbox);
    const onlyReads = operation.method === 'GET' || operation.reads;
    if (session.user) await noteUse(backend, bearer!, request);
    return (onlyReads ? turns.read : turns.take)(async () => {
      // Reading a body takes time, so the caller is authorised again afterwards.
      const user = userNow();
      if (user && !onlyReads) keepLanguage(backend, user, request);
      const assertProven = proofOf(backend, userNow, bearer, !plays('session.unproven'));
      if (operation.asksProof === 'always') assertProven();
      const call: AnyCall = {
        input,
        rawBody,
        request,
        peer: peerOf(request),
        user,
        userNow,
        assertProven,
        session: bearer?.session,
        roleChanged: user !== undefined && user.role !== bearer!.role,
        signsIn: (who: User) => {
          session.user = who;
        },
        plays,
        audit: (change: Change) =>
          backend.audit.append({ actor: userNow()!, address: peerOf(request), operation, change }),
      };
      // readInput and authorise have checked what the call of this operation promises beyond that.
      return toResponse(operation, await resolve(call as Call<O>));
    });
  };

  return {
    method: operation.method,
    path: routeOf(operation),
    answer: async ({ request, params }) => {
      const session: Session = { user: undefined };
      const inbox = createInbox(backend);
      const response = await answer(request, params, session, inbox).catch((error: unknown) =>
        refusalOf(backend, operation, error),
      );
      await inbox.clear();
      addSequence(response, turns, operation.method !== 'GET');
      return csrf ? csrf.renewCookies(request, response, session.user) : response;
    },
  };
};

/** Notes that a session is used; without the database it is not noted, so that reads are answered. */
const noteUse = async (
  { sessions, tokens, db: { turns } }: Backend,
  bearer: Bearer,
  request: Request,
): Promise<void> => {
  if (sessions.isUseNoted(bearer)) return;
  try {
    // The session may have ended while the turn was awaited.
    await turns.take(() => {
      if (tokens.holder(bearer)) sessions.noteUse(bearer, request);
    });
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
  }
};

const refusalOf = ({ environment }: Backend, { id }: Operation, error: unknown): Response => {
  if (error instanceof HttpError) return error.toResponse();
  if (error instanceof StorageFull) return storageFull().toResponse();
  environment.log('failed', { operation: id, error: String(error) });
  return new HttpError(500, 'Something went wrong on our side.').toResponse();
};

/** Payment providers call from outside, so their calls are served even with `documentedCallsOnly`. */
export const isServed = ({ documentedCallsOnly }: Backend, operation: Operation): boolean =>
  !documentedCallsOnly || operation.requirement !== undefined || operation.id in callbacks;

/** The resolvers of an area's operations, or of some of them. */
export type ResolversOf<
  A extends Readonly<Record<string, Operation>>,
  Id extends keyof A = keyof A,
> = { readonly [Name in Id]: Resolver<A[Name]> };

/** Serves the operations of a contract area, each by its resolver, in the resolvers' order. */
export const serveArea = <const A extends Readonly<Record<string, Operation>>>(
  backend: Backend,
  area: A,
  resolvers: ResolversOf<A>,
): Route[] =>
  Object.entries<Resolver<Operation>>(resolvers)
    .filter(([id]) => isServed(backend, area[id]!))
    .map(([id, resolve]) => handle(backend, area[id]!, resolve));

/** The remote address; undefined in hosts without a network. */
export const peerOf = (request: Request): string | undefined =>
  request.headers.get(peerHeader) ?? undefined;

/** The user whose session a browser's CSRF tokens are bound to. */
interface Session {
  user: User | undefined;
}

const authorise = (
  { secondFactors }: Backend,
  operation: Operation,
  user: User | undefined,
): User | undefined => {
  if (operation.access === 'everyone') return user;
  if (!user) throw new HttpError(401, 'Please sign in.');
  if (!may(user.role, operation.access)) throw new HttpError(403, 'You may not do this.');
  if (secondFactors.isMissing(user) && !openWithoutSecondFactor.has(operation))
    throw needed('second-factor');
  return user;
};

/** Throws a 403 for a user who has not given the password lately. */
const proofOf =
  (
    { documentedCallsOnly, sessions }: Backend,
    userNow: () => User | undefined,
    bearer: Bearer | undefined,
    countsSignIn: boolean,
  ) =>
  (): void => {
    // Without the call that takes the password, nobody could give it.
    if (!documentedCallsOnly) sessions.assertProven(userNow()!, bearer!.session, countsSignIn);
  };

const noStore = { 'cache-control': 'no-store' };

const toResponse = (operation: Operation, answer: unknown): Response => {
  if (answer instanceof Response) return answer;
  assertMatchesContract(operation, answer);
  return typeof answer === 'string'
    ? new Response(answer, { headers: { ...noStore, 'content-type': 'text/plain;charset=UTF-8' } })
    : Response.json(answer, { headers: noStore });
};

const assertMatchesContract = ({ id, answer: expected }: Operation, answer: unknown): void => {
  if (!fits(expected, answer)) throw new Error(`The answer of ${id} does not fit the contract`);
};

const fits = (expected: Operation['answer'], answer: unknown): boolean => {
  switch (expected.kind) {
    case 'rows':
      return Array.isArray(answer) && answer.every(readerOf(expected.schema).fits);
    case 'json':
      return z.safeParse(expected.schema, answer).success;
    case 'text':
      return typeof answer === 'string';
    case 'text-or-json':
      return true;
    // Files and redirects are answered as a Response.
    default:
      return false;
  }
};
