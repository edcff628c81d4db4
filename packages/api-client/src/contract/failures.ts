import type { Failure, Operation } from './operation.ts';

/** The failures that follow from an operation's properties, so that no declaration repeats them. */
export const standardFailures = ({
  access,
  params,
  query,
  body,
}: Operation): Record<number, Failure> => ({
  ...((params ?? query ?? body) && { 400: { when: 'A value is missing or refused' } }),
  ...(access !== 'everyone' && { 401: { when: 'No token, or one that is not accepted' } }),
  ...(access !== 'everyone' &&
    access !== 'signed-in' && { 403: { when: 'The role may not do this' } }),
  429: { when: 'Too many requests; Retry-After says how long to wait' },
});
