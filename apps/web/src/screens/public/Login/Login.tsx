import { AccountBenefits } from '../../../components/AccountBenefits.tsx';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { secondStep } from '../../../content/accountSecurity.ts';
import { content, reset as resetCopy, verification } from '../../../content/login.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { LoginForm } from './LoginForm.tsx';
import { panels, Reset } from './Reset.tsx';
import { SecondStep } from './SecondStep.tsx';
import { useLogin } from './useLogin.ts';
import { useReset } from './useReset.ts';
import { Verification } from './Verification.tsx';

/** Sign-in, email verification and password reset, which share a URL. */
export const Login = () => {
  const login = useLogin();
  const { state, isUnverified, form } = login;
  const reset = useReset(form.rollnumberOrEmail);
  if (reset.state.matches('open')) {
    const isOpen = (name: (typeof panels)[number]) =>
      reset.state.matches({ open: { panel: name } });
    const panel = panels.find(isOpen) ?? 'setPassword';
    return (
      <FormLayout
        heading={resetCopy.heading}
        hint={resetCopy.promise}
        step={resetCopy.steps[panels.indexOf(panel)]}
        aside={<AccountBenefits />}
      >
        <FormNotice notice={reset.state.context.notice} />
        <Reset {...reset} panel={panel} />
      </FormLayout>
    );
  }
  // After the response the form also waits for the session and the next page to load.
  const isBusy = state.hasTag('busy') || state.matches('signedIn');
  const isSecondStep = state.matches('secondStep');
  const copy = isSecondStep ? secondStep : isUnverified ? verification : content;
  return (
    <FormLayout heading={copy.heading} hint={copy.promise} aside={<AccountBenefits />}>
      <FormNotice notice={state.context.notice ?? reset.state.context.notice} />
      {isSecondStep && <SecondStep send={login.send} isBusy={isBusy} />}
      {isUnverified && <Verification {...login} isBusy={isBusy} />}
      {!isSecondStep && !isUnverified && (
        <LoginForm
          {...form}
          onChange={login.changeForm}
          busy={isBusy}
          onSubmit={login.signIn}
          onReset={reset.open}
        />
      )}
    </FormLayout>
  );
};
