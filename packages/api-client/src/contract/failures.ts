import * as z from 'zod/mini';
import type { Failure, Operation } from './operation.ts';

/** What a refused caller has to do first: give the password, that and a code, or turn on two-step sign-in. */
export const needs = ['password', 'password-and-code', 'second-factor'] as const;
export type Need = (typeof needs)[number];

const roleOrProof: Failure = {
  when: 'The role may not do this, or the user first has to do what needs says',
  carries: z.object({ needs: z.optional(z.enum(needs)) }),
};

/** The failures that follow from what an operation is, so that no declaration repeats them. */
export const standardFailures = ({
  access,
  asksProof,
  params,
  query,
  body,
}: Operation): Record<number, Failure> => ({
  ...((params ?? query ?? body) && { 400: { when: 'A value is missing or refused' } }),
  ...(access !== 'everyone' && { 401: { when: 'No token, or one that is not accepted' } }),
  ...(access !== 'everyone' &&
    access !== 'signed-in' && { 403: { when: 'The role may not do this' } }),
  ...(asksProof && { 403: roleOrProof }),
  429: { when: 'Too many requests; Retry-After says how long to wait' },
});
