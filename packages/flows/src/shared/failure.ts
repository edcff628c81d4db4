import type { ApiError } from '@seatwise/api-client';
import { fromServer } from './serverTexts.ts';

/** The part of an ApiError that flows use; status 0 means that no answer came. */
export type CallFailure = Pick<ApiError, 'status' | 'body' | 'serverMessage'> &
  Partial<Pick<ApiError, 'retryAfter'>>;

const silent: CallFailure = { status: 0, body: undefined, serverMessage: undefined };

/** When Retry-After allows a retry, in milliseconds since 1970; 0 if no wait is required. */
export const retryTime = (error: unknown, now: number): number => {
  const { status, retryAfter } = failureOf(error);
  return status === 429 && retryAfter !== undefined ? now + retryAfter * 1000 : 0;
};

/** The failure of a rejected call; any other error counts as no answer. */
export const failureOf = (error: unknown): CallFailure =>
  typeof error === 'object' && error !== null && typeof (error as CallFailure).status === 'number'
    ? (error as CallFailure)
    : silent;

/** The parameters of an action after a failed call. */
export interface Failed {
  readonly error: unknown;
}

/** Why a call failed: no answer, else the server's message, else a fixed one. */
export const reasonOf = (
  error: unknown,
  { unreachable, failed }: { readonly unreachable: string; readonly failed: string },
): string => {
  const { status, serverMessage } = failureOf(error);
  return status === 0 ? unreachable : fromServer(serverMessage ?? failed);
};

/** Whether a failed call may nevertheless have succeeded: no answer came, or an unreadable one. */
export const isUndecided = (error: unknown): boolean => failureOf(error).status < 400;

/** Whether the backend does not implement an additional call. */
export const isNotOffered = (error: unknown): boolean =>
  [404, 405, 501].includes(failureOf(error).status);
