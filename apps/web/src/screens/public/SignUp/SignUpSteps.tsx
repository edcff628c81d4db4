import {
  brokenPasswordRules,
  counsellingCategories,
  errorsOf,
  genders,
  isValidStep,
  passwordRules,
  type Field,
} from '@seatwise/flows/sign-up';
import { Button, Form, Inline, PasswordField, Select, TextField } from '@seatwise/ui';
import { passwordRuleLabels } from '../../../content/login.ts';
import { content } from '../../../content/signUp.ts';
import type { SignUp } from './useSignUp.ts';

/** Makes the props of a field, which shows its error once it was touched. */
const fieldsOf = ({ state, send }: SignUp) => {
  const { values, touched, taken } = state.context;
  const errors = errorsOf(values, touched, taken);
  return (name: Field) => ({
    id: `sign-up-${name}`,
    name,
    label: content.fields[name],
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ value }: { value: string }) =>
      send({ type: 'values.changed', values: { [name]: value } }),
    onBlur: () => send({ type: 'field.left', field: name }),
  });
};

/** The first step: name, contact and password. */
export const AccountStep = (signUp: SignUp) => {
  const { state, send } = signUp;
  const { values, taken } = state.context;
  const field = fieldsOf(signUp);
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
      <Button type="submit" wide disabled={!isValidStep(values, 'account', taken)}>
        {content.next}
      </Button>
    </Form>
  );
};

/** The second step: roll number, rank, category, gender. */
export const ExamStep = (signUp: SignUp) => {
  const { state, send } = signUp;
  const field = fieldsOf(signUp);
  const busy = state.hasTag('busy');
  return (
    <Form onSubmit={() => send({ type: 'form.submitted' })}>
      <TextField {...field('rollNumber')} hint={content.hints.rollNumber} />
      <TextField {...field('air')} inputMode="numeric" hint={content.hints.air} />
      <Select
        {...field('category')}
        hint={content.hints.category}
        placeholder={content.choose}
        options={counsellingCategories.map((value) => ({ value, label: value }))}
      />
      <Select {...field('gender')} placeholder={content.choose} options={genders} />
      <Button type="submit" wide loading={busy}>
        {busy ? content.submitting : content.submit}
      </Button>
      <Inline justify="center">
        <Button tone="quiet" disabled={busy} onPress={() => send({ type: 'back.chosen' })}>
          {content.back}
        </Button>
      </Inline>
    </Form>
  );
};
