import { operations } from '@seatwise/api-client/contract';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { delay } from 'msw';
import { HttpError } from '@seatwise/backend/httpError';

/** The ways in which the network, or the server, may treat any operation. */
export const networkStates = [
  'ok',
  'empty',
  'slow',
  'never',
  '400',
  '401',
  '403',
  '404',
  '409',
  '413',
  '429',
  '500',
  'network-error',
] as const;
export type NetworkState = (typeof networkStates)[number];

export const networkScenarios = operations.flatMap(({ id }) =>
  networkStates.map((state) => `${id}.${state}` as const),
);

const words: Readonly<Record<string, string>> = {
  400: 'The request was refused.',
  401: 'Please sign in.',
  403: 'You may not do this.',
  404: 'Not found.',
  409: 'This conflicts with something that exists.',
  413: 'This is too large.',
  429: 'Too many requests. Please wait.',
  500: 'Something went wrong on our side.',
};

const emptyAnswer = ({ answer }: Operation): Response => {
  switch (answer.kind) {
    case 'rows':
      return Response.json([]);
    case 'json':
      return Response.json({});
    default:
      return new Response('', { headers: { 'content-type': 'text/plain;charset=UTF-8' } });
  }
};

const forcedFailure = ({ failures }: Operation, status: number): Response =>
  Response.json(
    { message: words[status], ...failures?.[status]?.example },
    { status, ...(status === 429 && { headers: { 'retry-after': '30' } }) },
  );

const cancelled = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const give = () => reject(new HttpError(499, 'Cancelled.'));
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });

/** The response that a network state forces; undefined for a normal one. */
export const forcedAnswer = async (
  operation: Operation,
  state: NetworkState,
  { signal }: Request,
  slowness: number,
): Promise<Response | undefined> => {
  switch (state) {
    case 'ok':
      return undefined;
    case 'slow':
      await delay(slowness);
      return undefined;
    case 'never':
      return cancelled(signal);
    case 'empty':
      return emptyAnswer(operation);
    case 'network-error':
      return Response.error();
    default:
      return forcedFailure(operation, Number(state));
  }
};
