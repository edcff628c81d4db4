import type { ApiError } from '@seatwise/api-client';

/** The part of an ApiError that flows decide by; status 0 means that no answer came. */
export type CallFailure = Pick<ApiError, 'status' | 'body' | 'serverMessage'> &
  Partial<Pick<ApiError, 'retryAfter'>>;

const silent: CallFailure = { status: 0, body: undefined, serverMessage: undefined };

/** What a rejected call says; anything that is not a call's failure counts as no answer. */
export const failureOf = (error: unknown): CallFailure =>
  typeof error === 'object' && error !== null && typeof (error as CallFailure).status === 'number'
    ? (error as CallFailure)
    : silent;
