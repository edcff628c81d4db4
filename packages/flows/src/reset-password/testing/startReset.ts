import { expect } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ResetDraft } from '../draft.ts';
import { resetPasswordMachine } from '../resetPasswordMachine.ts';
import type { OtpConfirmation, OtpRequest } from '../../shared/otp.ts';

export const refusal = (status: number, serverMessage?: string) => ({
  status,
  body: serverMessage && { message: serverMessage },
  serverMessage,
});

export interface ResetCalls {
  readonly requestOtp?: (given: OtpRequest) => Promise<string>;
  readonly confirmOtp?: (given: OtpConfirmation) => Promise<string>;
}

export const never = () => new Promise<string>(() => {});

/** Starts a reset machine with the given calls; other calls never settle. */
export const createReset = (
  { requestOtp = never, confirmOtp = never }: ResetCalls = {},
  resumed: ResetDraft | null = null,
) =>
  createActor(
    resetPasswordMachine.provide({
      actors: {
        requestOtp: fromPromise<string, OtpRequest>(({ input }) => requestOtp(input)),
        confirmOtp: fromPromise<string, OtpConfirmation>(({ input }) => confirmOtp(input)),
      },
    }),
    { input: { resumed, now: () => 0 } },
  ).start();

/** Starts a reset machine and opens its first panel. */
export const startReset = (calls?: ResetCalls) => {
  const actor = createReset(calls);
  actor.send({ type: 'reset.opened' });
  return actor;
};

type Actor = ReturnType<typeof startReset>;

export const panelOf = (actor: Actor) => {
  const { value } = actor.getSnapshot();
  return typeof value === 'string' ? value : value.open.panel;
};
export const noticeOf = (actor: Actor) => actor.getSnapshot().context.notice;
export const settled = () => new Promise((resolve) => setTimeout(resolve));

export const email = 'free@seatwise.test';
export const newPassword = 'Seatwise@124';

export const onPasswordPanel = (calls?: ResetCalls): Actor => {
  const actor = startReset(calls);
  actor.send({ type: 'email.submitted', email });
  actor.send({ type: 'otp.submitted', otp: '1234' });
  expect(panelOf(actor)).toBe('setPassword');
  return actor;
};

export const submit = async (calls: ResetCalls): Promise<Actor> => {
  const actor = onPasswordPanel(calls);
  actor.send({ type: 'password.submitted', newPassword });
  await waitFor(actor, (state) => !state.hasTag('busy'));
  return actor;
};
