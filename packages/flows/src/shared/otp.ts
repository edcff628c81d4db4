import type { InputOf } from '@seatwise/api-client';
import type { accounts } from '@seatwise/api-client/contract/accounts';

/** How long users wait between two codes, unless the server says otherwise. */
export const resendPause = 30_000;

/** The two calls of a one-time code, as the email verification and the password reset make them. */
export type OtpRequest = InputOf<(typeof accounts)['requestOtp']>;
export type OtpConfirmation = InputOf<(typeof accounts)['confirmOtp']>;
