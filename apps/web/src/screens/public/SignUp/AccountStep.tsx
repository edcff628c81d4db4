import { brokenPasswordRules, passwordRules } from '@seatwise/flows/sign-up';
import { Button, Form, PasswordField, TextField } from '@seatwise/ui';
import { passwordRuleLabels } from '../../../content/login.ts';
import { content } from '../../../content/signUp.ts';
import type { StepProps } from './stepProps.ts';

/** The first step: name, contact and password. */
export const AccountStep = ({ values, isValid, field, send }: StepProps) => {
  const broken = brokenPasswordRules(values.password);
  return (
    <Form onSubmit={() => send({ type: 'step.submitted' })}>
      <TextField {...field('fullName')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField
        {...field('phoneNumber')}
        type="tel"
        autoComplete="tel-national"
        hint={content.hints.phoneNumber}
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        rules={passwordRules.map(({ name }) => ({
          label: passwordRuleLabels[name],
          met: !broken.includes(name),
        }))}
      />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <Button type="submit" wide disabled={!isValid}>
        {content.next}
      </Button>
    </Form>
  );
};
