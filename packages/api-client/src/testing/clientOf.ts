import { expect } from 'vitest';
import { createApiClient, type ClientOptions, type ClientSession } from '../client.ts';
import { ApiError } from '../errors.ts';

export const visitor: ClientSession = {
  token: () => undefined,
  expired: () => false,
  onExpired: () => {},
};
export const student: ClientSession = { ...visitor, token: () => 'a.b.c' };

/** A client with a fake network; `sent` records the requests. */
export const clientOf = (
  answer: (request: Request) => Response | Promise<Response>,
  session = visitor,
  onNeeded?: ClientOptions['onNeeded'],
) => {
  const sent: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.example',
    session,
    cookies: () => '',
    ...(onNeeded && { onNeeded }),
    fetch: async (address, init) => {
      const request = new Request(address, init);
      sent.push(request);
      return answer(request);
    },
  });
  return { client, sent };
};

export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
