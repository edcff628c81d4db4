import { accounts } from '@seatwise/api-client/contract/accounts';
import {
  loginMachine,
  type Credentials,
  type OtpConfirmation,
  type OtpRequest,
} from '@seatwise/flows/login';
import { landingFor } from '@seatwise/flows/session';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { PublicLayout } from '../../layouts/PublicLayout.tsx';
import { useServices } from '../../wiring/services.ts';
import { Login } from './Login.tsx';

export const Component = () => {
  const { api, session } = useServices();
  const navigate = useNavigate();
  const machine = useMemo(() => {
    const { login, requestOtp, confirmOtp } = api.area(accounts);
    return loginMachine.provide({
      actors: {
        signIn: fromPromise<Readonly<Record<string, unknown>>, Credentials>(({ input, signal }) =>
          login(input, { signal }),
        ),
        requestOtp: fromPromise<string, OtpRequest>(({ input, signal }) =>
          requestOtp(input, { signal }),
        ),
        confirmOtp: fromPromise<string, OtpConfirmation>(({ input, signal }) =>
          confirmOtp(input, { signal }),
        ),
      },
    });
  }, [api]);
  const [state, send] = useMachine(machine);
  const { user, notice } = state.context;

  useEffect(() => {
    if (!user) return;
    session.signIn(user);
    void navigate(landingFor(user.role), { replace: true });
  }, [user, session, navigate]);

  return (
    <PublicLayout>
      <Login
        message={notice?.text ?? null}
        busy={state.hasTag('busy')}
        unverified={state.matches('unverified')}
        onSubmit={(credentials) => send({ type: 'credentials.submitted', credentials })}
        onCancel={() => send({ type: 'verification.cancelled' })}
      />
    </PublicLayout>
  );
};
