import { accounts } from '@seatwise/api-client/contract/accounts';
import { draftOf, signUpMachine, valuesFrom, type SignUpPayload } from '@seatwise/flows/sign-up';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';

export interface SignUp {
  readonly state: SnapshotFrom<typeof signUpMachine>;
  readonly send: (event: EventFrom<typeof signUpMachine>) => void;
}

export const useSignUp = (): SignUp => {
  const { api, drafts } = useServices();
  const navigate = useNavigate();
  const { state: locationState } = useLocation();
  const machine = useMemo(() => {
    const { signUp } = api.area(accounts);
    return signUpMachine.provide({
      actors: {
        signUp: fromPromise<string, SignUpPayload>(({ input, signal }) =>
          signUp(input, { signal }),
        ),
      },
      actions: {
        storeDraft: ({ context }) => drafts.keep('signUp', draftOf(context.values)),
        dropDraft: () => drafts.drop('signUp'),
      },
    });
  }, [api, drafts]);
  const [state, send] = useMachine(machine, {
    input: { values: valuesFrom(drafts.read('signUp')) },
  });
  const isOver = state.status === 'done';

  useEffect(() => {
    if (isOver) void navigate(paths.login, { state: locationState });
  }, [isOver, navigate, locationState]);

  return { state, send };
};
