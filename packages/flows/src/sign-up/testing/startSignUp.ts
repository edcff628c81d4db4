import { createActor, fromPromise, SimulatedClock, type Actor, type SnapshotFrom } from 'xstate';
import { draftOf } from '../draft.ts';
import type { SignUpPayload } from '../payload.ts';
import { signUpMachine } from '../signUpMachine.ts';
import { nothingTyped, type Values } from '../validate.ts';

export const account = {
  fullName: ' Ananya Sharma ',
  email: ' ananya@seatwise.test ',
  phoneNumber: ' 9876543210 ',
  password: 'Seatwise@123',
  confirmPassword: 'Seatwise@123',
};
export const exam = {
  rollNumber: ' SW000001 ',
  air: ' 8500 ',
  category: 'NEET UG Counselling 2025',
  gender: 'F',
  homeState: '',
  reservation: '',
  isMinor: false,
  guardianAgrees: false,
  guardianContact: '',
};

interface StartedSignUp {
  readonly actor: Actor<typeof signUpMachine>;
  /** The stored drafts; null if the draft was dropped. */
  readonly aside: unknown[];
  readonly clock: SimulatedClock;
  readonly type: (values: Partial<Values>) => void;
  readonly submit: () => void;
  readonly state: () => SnapshotFrom<typeof signUpMachine>;
}

/** Starts a sign-up with this call and these values. */
export const startSignUp = (
  signUp: (payload: SignUpPayload) => Promise<string>,
  values = nothingTyped,
): StartedSignUp => {
  const clock = new SimulatedClock();
  const aside: unknown[] = [];
  const actor = createActor(
    signUpMachine.provide({
      actors: {
        signUp: fromPromise<string, SignUpPayload>(({ input: payload }) => signUp(payload)),
      },
      actions: {
        storeDraft: ({ context }) => aside.push(draftOf(context.values)),
        dropDraft: () => aside.push(null),
      },
    }),
    { input: { values }, clock },
  ).start();
  const type = (values: Partial<Values>) => actor.send({ type: 'values.changed', values });
  const submit = () => {
    type(account);
    actor.send({ type: 'step.submitted' });
    type(exam);
    actor.send({ type: 'form.submitted' });
  };
  return {
    actor,
    aside,
    clock,
    type,
    submit,
    state: () => actor.getSnapshot(),
  };
};

export const settled = () => new Promise((resolve) => setTimeout(resolve));
export const never = () => new Promise<string>(() => {});
