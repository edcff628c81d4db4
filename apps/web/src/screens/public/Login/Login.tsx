import { content, reset as resetCopy, verification } from '../../../content/login.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { panels, Reset } from './Reset.tsx';
import { useLogin } from './useLogin.ts';
import { useReset } from './useReset.ts';
import { Verification } from './Verification.tsx';

/** Sign-in, email verification and password reset, which share a URL. */
export const Login = () => {
  const { state: login, send: sendLogin, isUnverified, form, changeForm, signIn } = useLogin();
  const {
    state: reset,
    send: sendReset,
    open: openReset,
    email,
    setEmail,
  } = useReset(form.rollnumberOrEmail);

  if (reset.matches('open')) {
    const { notice } = reset.context;
    const panel = panels.find((name) => reset.matches({ open: { panel: name } })) ?? 'setPassword';
    return (
      <FormLayout
        heading={resetCopy.heading}
        hint={resetCopy.promise}
        step={resetCopy.steps[panels.indexOf(panel)]}
      >
        <FormNotice notice={notice} />
        <Reset
          panel={panel}
          email={email}
          busy={reset.hasTag('busy')}
          sending={reset.hasTag('sendingOtp')}
          resendAt={reset.context.resendAt}
          onEmailChange={setEmail}
          onEmail={() => sendReset({ type: 'email.submitted', email })}
          onOtp={(otp) => sendReset({ type: 'otp.submitted', otp })}
          onResend={() => sendReset({ type: 'otp.requested' })}
          onPassword={(newPassword) => sendReset({ type: 'password.submitted', newPassword })}
          onBack={() => sendReset({ type: 'reset.left' })}
        />
      </FormLayout>
    );
  }

  const notice = login.context.notice ?? reset.context.notice;
  const copy = isUnverified ? verification : content;
  // After the answer the session and the next page load, which the form waits for as well.
  const isBusy = login.hasTag('busy') || login.matches('signedIn');
  return (
    <FormLayout heading={copy.heading} hint={copy.promise}>
      <FormNotice notice={notice} />
      {isUnverified ? (
        <Verification
          email={login.context.email}
          busy={
            login.matches({ unverified: 'sendingOtp' })
              ? 'sending'
              : login.matches({ unverified: 'correcting' })
                ? 'correcting'
                : isBusy
                  ? 'verifying'
                  : null
          }
          resendAt={login.context.resendAt}
          onSend={() => sendLogin({ type: 'otp.requested' })}
          onVerify={(otp) => sendLogin({ type: 'otp.submitted', otp })}
          onCorrect={
            login.context.credentials &&
            ((corrected) => sendLogin({ type: 'email.corrected', email: corrected }))
          }
          onCancel={() => sendLogin({ type: 'verification.cancelled' })}
        />
      ) : (
        <LoginForm
          {...form}
          onChange={changeForm}
          busy={isBusy}
          onSubmit={signIn}
          onReset={openReset}
        />
      )}
    </FormLayout>
  );
};
