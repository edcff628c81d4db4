import {
  access,
  type AnswerOf,
  type InputOf,
  type Operation,
} from '@seatwise/api-client/contract/operation';
import { rowCheck } from '@seatwise/api-client/rows';
import { delay } from 'msw';
import { http, type HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import type { Backend } from '../backend.ts';
import type { User } from '../db/records.ts';
import { Refusal } from '../refusal.ts';
import type { Situation } from '../scenarios/index.ts';
import { forcedAnswer } from '../scenarios/network.ts';
import { readInput } from './readInput.ts';

/** What a resolver works with: everything is read, checked and allowed. */
interface Call<O extends Operation> {
  readonly input: InputOf<O>;
  readonly user: O['access'] extends 'everyone' ? User | undefined : User;
  /** The user's role changed since their token was made. */
  readonly roleChanged: boolean;
  readonly request: Request;
  readonly rawBody: string;
  /** Whether this request plays a situation. */
  readonly plays: (situation: Situation) => boolean;
}

type Resolver<O extends Operation> = (
  call: Call<O>,
) => Promise<AnswerOf<O> | Response> | AnswerOf<O> | Response;

/**
 * Serves one operation of the contract. In order: the scenario that plays, who is calling (401,
 * 403), what is asked (400), the work, and whether its answer fits the contract.
 */
export const handle = <const O extends Operation>(
  backend: Backend,
  operation: O,
  resolve: Resolver<O>,
): HttpHandler => {
  const answer = async (
    request: Request,
    params: Readonly<Record<string, unknown>>,
  ): Promise<Response> => {
    const state = backend.scenarios.networkState(operation.id, request);
    if (state === 'slow') await delay(backend.environment.slowness);
    if (state === 'never') await cancelled(request.signal);
    const forced = forcedAnswer(operation, state);
    if (forced) return forced;
    const plays = (situation: Situation) => backend.scenarios.plays(situation, request);
    const caller = await admit(backend, operation, request, plays('session.expired'));
    const { input, rawBody } = await readInput(operation, request, params);
    // readInput has checked the input against the very schemas that InputOf is made from.
    const call = { ...caller, input, rawBody, request, plays } as unknown as Call<O>;
    return toResponse(operation, await resolve(call));
  };

  const path = `*${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[methods[operation.method]](path, async ({ request, params }) => {
    try {
      return await answer(request, params);
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse();
      backend.environment.log('failed', { operation: operation.id, error: String(error) });
      return new Refusal(500, 'Something went wrong on our side.').toResponse();
    }
  });
};

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

const cancelled = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const give = () => reject(new Refusal(499, 'Cancelled.'));
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });

const admit = async (
  { tokens }: Backend,
  operation: Operation,
  request: Request,
  expired: boolean,
): Promise<{ user: User | undefined; roleChanged: boolean }> => {
  const caller = await tokens.callerOf(request.headers.get('authorization'));
  const known = caller.kind === 'user' && !expired;
  if (operation.access === 'everyone')
    return known
      ? { user: caller.user, roleChanged: caller.roleChanged }
      : { user: undefined, roleChanged: false };
  if (!known) throw new Refusal(401, 'Please sign in.');
  const allowed: readonly string[] = access[operation.access];
  if (!allowed.includes(caller.user.role)) throw new Refusal(403, 'You may not do this.');
  return { user: caller.user, roleChanged: caller.roleChanged };
};

const noStore = { 'cache-control': 'no-store' };

const toResponse = (operation: Operation, answer: unknown): Response => {
  if (answer instanceof Response) return answer;
  assertFits(operation, answer);
  return typeof answer === 'string'
    ? new Response(answer, { headers: { ...noStore, 'content-type': 'text/plain;charset=UTF-8' } })
    : Response.json(answer, { headers: noStore });
};

const assertFits = ({ id, answer: { kind, ...expected } }: Operation, answer: unknown): void => {
  const schema = 'schema' in expected ? expected.schema : undefined;
  const fits =
    kind === 'rows'
      ? Array.isArray(answer) && answer.every(rowCheck(schema as z.ZodMiniObject))
      : kind === 'json'
        ? z.safeParse(schema!, answer).success
        : kind === 'text'
          ? typeof answer === 'string'
          : kind === 'text-or-json';
  if (!fits) throw new Error(`The answer of ${id} does not fit the contract`);
};
