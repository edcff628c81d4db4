import { accounts } from '@seatwise/api-client/contract/accounts';
import { draftOf, signUpMachine, valuesFrom, withQuestion } from '@seatwise/flows/sign-up';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { paths } from '../../../paths.ts';
import { newCredentialsOf } from '../../../services/newCredentials.ts';
import { useServices } from '../../../services/services.ts';
import { waitingQuestion } from '../../../services/waitingQuestion.ts';

export type SignUp = Flow<typeof signUpMachine>;

export const useSignUp = (): SignUp => {
  const services = useServices();
  const { api, drafts } = services;
  const navigate = useNavigate();
  const { state: locationState, ...address } = useLocation();
  const entry = Object(locationState) as Readonly<Record<string, unknown>>;
  // The second step has its own history entry, so that the browser's Back leads to the first.
  const isExamEntry = entry['step'] === 'exam';
  const { signUp } = api.area(accounts);
  const flow = useFlow(signUpMachine, {
    input: { values: withQuestion(valuesFrom(drafts.read('signUp')), waitingQuestion.read()) },
    calls: { signUp },
    actions: {
      storeDraft: ({ context }) => drafts.keep('signUp', draftOf(context.values)),
      dropDraft: () => drafts.drop('signUp'),
      openExam: () => {
        if (!isExamEntry) void navigate(address, { state: { ...entry, step: 'exam' } });
      },
    },
  });
  const { state, send } = flow;
  const created = state.status === 'done' ? state.context.credentials : null;

  useEffect(() => {
    if (!isExamEntry) send({ type: 'back.chosen' });
  }, [isExamEntry, send]);
  useEffect(() => {
    if (!created) return;
    newCredentialsOf(services).hold(created);
    void navigate(paths.login, { state: locationState as unknown });
  }, [created, services, navigate, locationState]);

  return {
    state,
    send: (event) => {
      if (event.type === 'back.chosen' && isExamEntry) void navigate(-1);
      else send(event);
    },
  };
};
