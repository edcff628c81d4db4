import { accounts } from '@seatwise/api-client/contract/accounts';
import { draftOf, signUpMachine, valuesFrom } from '@seatwise/flows/sign-up';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';

export type SignUp = Flow<typeof signUpMachine>;

export const useSignUp = (): SignUp => {
  const { api, drafts } = useServices();
  const navigate = useNavigate();
  const { state: locationState } = useLocation();
  const { signUp } = api.area(accounts);
  const flow = useFlow(signUpMachine, {
    input: { values: valuesFrom(drafts.read('signUp')) },
    calls: { signUp },
    actions: {
      storeDraft: ({ context }) => drafts.keep('signUp', draftOf(context.values)),
      dropDraft: () => drafts.drop('signUp'),
    },
  });
  const isOver = flow.state.status === 'done';

  useEffect(() => {
    if (isOver) void navigate(paths.login, { state: locationState });
  }, [isOver, navigate, locationState]);

  return flow;
};
