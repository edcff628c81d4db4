import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { categories, categoryName } from '@seatwise/flows/eligibility';
import {
  brokenPasswordRules,
  counsellingCategories,
  errorsOf,
  genders,
  isValidStep,
  passwordRules,
  stepFields,
  type Field,
} from '@seatwise/flows/sign-up';
import { rollNumberFrom } from '@seatwise/flows/shared';
import {
  Button,
  Checkbox,
  Disclosure,
  Form,
  Inline,
  PasswordField,
  Select,
  Stack,
  Text,
  TextField,
  useListFormatter,
} from '@seatwise/ui';
import { useState } from 'react';
import { passwordRuleLabels } from '../../../content/login.ts';
import { content } from '../../../content/signUp.ts';
import { MarksToRank } from '../../../features/marks-to-rank/MarksToRank.tsx';
import { optionsOf } from '../../../lib/options.ts';
import { placeName } from '../../../content/places.ts';
import type { SignUp } from './useSignUp.ts';

type Tick = 'isMinor' | 'guardianAgrees';

/** Makes the props of a field, which shows its error once the field has been touched. */
const fieldsOf = ({ state, send }: SignUp) => {
  const { values, touched, taken } = state.context;
  const errors = errorsOf(values, touched, taken);
  const common = (name: Field) => ({
    id: `sign-up-${name}`,
    name,
    label: content.fields[name],
    error: errors[name],
  });
  const field = (name: Exclude<Field, Tick>) => ({
    ...common(name),
    required: true,
    value: values[name],
    onChange: ({ value }: { value: string }) =>
      send({ type: 'values.changed', values: { [name]: value } }),
    onBlur: () => send({ type: 'field.left', field: name }),
  });
  const tick = (name: Tick) => ({
    ...common(name),
    checked: values[name],
    onChange: ({ checked }: { checked: boolean }) =>
      send({ type: 'values.changed', values: { [name]: checked } }),
  });
  return { field, tick };
};

/** The first step: name, contact and password. */
export const AccountStep = (signUp: SignUp) => {
  const { state, send } = signUp;
  const { values, taken } = state.context;
  const { field } = fieldsOf(signUp);
  const broken = brokenPasswordRules(values.password);
  const isValid = isValidStep(values, 'account', taken);
  const listed = useListFormatter({ type: 'conjunction' });
  const errors = errorsOf(values, stepFields.account, taken);
  const missing = stepFields.account.filter((name) => errors[name] !== undefined);
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
      {!isValid && (
        <Text size="small" tone="muted">
          {missing.length === stepFields.account.length
            ? content.incomplete
            : content.missing(listed.format(missing.map((name) => content.fields[name])))}
        </Text>
      )}
    </Form>
  );
};

/** The second step: roll number, rank, category, gender, and the adult who agrees for a minor. */
export const ExamStep = (signUp: SignUp) => {
  const { state, send } = signUp;
  const { field, tick } = fieldsOf(signUp);
  const { values } = state.context;
  const { isMinor } = values;
  const [isAnswered] = useState(values.homeState !== '' || values.reservation !== '');
  const lastEight = rollNumberFrom(values.rollNumber);
  const isOffered = lastEight !== values.rollNumber.trim();
  const busy = state.hasTag('busy');
  return (
    <Form onSubmit={() => send({ type: 'form.submitted' })}>
      <TextField
        {...field('rollNumber')}
        hint={content.hints.rollNumber}
        // The error shows at once, because showing it when the field is left would move the button away.
        {...(isOffered && { error: errorsOf(values, ['rollNumber']).rollNumber })}
      />
      {isOffered && (
        <Button
          tone="secondary"
          onPress={() => send({ type: 'values.changed', values: { rollNumber: lastEight } })}
        >
          {content.lastEight(lastEight)}
        </Button>
      )}
      <Stack gap="xxs">
        <TextField {...field('air')} inputMode="numeric" hint={content.hints.air} />
        <MarksToRank exam={values.category ? examOf(values.category) : undefined} />
      </Stack>
      <Select
        {...field('category')}
        hint={content.hints.category}
        placeholder={content.choose}
        options={optionsOf(counsellingCategories)}
      />
      <Select
        {...field('gender')}
        hint={content.hints.gender}
        placeholder={content.choose}
        options={genders}
      />
      <Disclosure quiet title={content.optional} initiallyOpen={isAnswered}>
        <Stack>
          <Select
            {...field('homeState')}
            required={false}
            hint={content.hints.homeState}
            placeholder={content.withheld}
            options={optionsOf(stateNames, placeName)}
          />
          <Select
            {...field('reservation')}
            required={false}
            hint={content.hints.reservation}
            placeholder={content.withheld}
            options={categories.map((value) => ({ value, label: categoryName(value) }))}
          />
        </Stack>
      </Disclosure>
      <Checkbox {...tick('isMinor')} />
      {isMinor && (
        <>
          <Checkbox {...tick('guardianAgrees')} required />
          <TextField {...field('guardianContact')} hint={content.hints.guardianContact} />
        </>
      )}
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
