import { loginDraftFrom } from '@seatwise/flows/login';
import { Button, Inline, Link, Notice, Stack, Stepper, Text } from '@seatwise/ui';
import { content } from '../../../content/signUp.ts';
import { Agreement } from '../../../components/Agreement.tsx';
import { useHydrated } from '../../../hydration/useHydrated.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { AccountBenefits } from '../../../components/AccountBenefits.tsx';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { AccountStep, ExamStep } from './SignUpSteps.tsx';
import { useSignUp } from './useSignUp.ts';

/** The sign-up in two steps. */
export const SignUp = () => {
  const signUp = useSignUp();
  const { state, send } = signUp;
  const { notice, taken } = state.context;
  const { drafts } = useServices();
  const unverified = useHydrated() ? loginDraftFrom(drafts.read('verification')) : null;
  const isFirst = state.matches('account');
  const isCreated = state.matches('created') || state.matches('left');
  const current = isFirst ? 0 : 1;

  return (
    <FormLayout
      heading={content.heading}
      hint={content.promise}
      step={isCreated ? undefined : content.steps[current]}
      aside={<AccountBenefits />}
    >
      {unverified && (
        <Notice>
          {content.unverified(unverified.email)} <Link href={paths.login}>{content.enterCode}</Link>
        </Notice>
      )}
      <FormNotice notice={notice}>
        {taken && (
          <Inline>
            <Link href={paths.login}>{content.signInInstead}</Link>
            {taken.field === 'email' && (
              <Button tone="quiet" size="compact" onPress={() => send({ type: 'back.chosen' })}>
                {content.changeEmail}
              </Button>
            )}
          </Inline>
        )}
      </FormNotice>
      {isCreated ? (
        <Button wide onPress={() => send({ type: 'login.chosen' })}>
          {content.toLogin}
        </Button>
      ) : (
        <>
          <Stepper label={content.heading} steps={content.steps} current={current} />
          {isFirst ? <AccountStep {...signUp} /> : <ExamStep {...signUp} />}
          <Stack gap="xs">
            <Text as="div">
              {content.known} <Link href={paths.login}>{content.login}</Link>
            </Text>
            <Agreement start={content.agree} />
          </Stack>
        </>
      )}
    </FormLayout>
  );
};
