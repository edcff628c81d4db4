import { prediction as contract } from '@seatwise/api-client/contract/prediction';
import {
  allottedCategories,
  allottedCategoryName,
  allottedPhs,
  categories,
  isFree,
  isRefused,
  missingFields,
  predictButton,
  quotasFor,
  subCategories,
  subjectsOf,
  triesLine,
  years,
  type Form as Chosen,
} from '@seatwise/flows/prediction';
import {
  Button,
  Card,
  Form,
  Grid,
  Heading,
  Link,
  Select,
  Stack,
  Text,
  TextField,
  useNumberFormatter,
  type SelectOption,
} from '@seatwise/ui';
import { memo, useState, type Ref } from 'react';
import { content } from '../../../content/prediction.ts';
import { contact } from '../../../content/site.ts';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import type { PredictionFlow } from './usePrediction.ts';

type Name = keyof Chosen;

interface PredictionFormProps extends PredictionFlow {
  /** The submit button. */
  readonly submit: Ref<HTMLButtonElement>;
}

const ignore = (): void => {};

const asOptions = (
  values: readonly string[],
  nameOf: (value: string) => string = (value) => value,
): readonly SelectOption[] => values.map((value) => ({ value, label: nameOf(value) }));

/** Includes the chosen value, which shows even while its options load or have failed to. */
const withChosen = (values: readonly string[], chosen: string): readonly SelectOption[] =>
  asOptions(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]);

/** Equal but for the page of the results, which the form does not show. */
const isEqualButPage = (before: PredictionFlow, after: PredictionFlow): boolean =>
  before.send === after.send &&
  JSON.stringify(before.state.value) === JSON.stringify(after.state.value) &&
  Object.entries(after.state.context).every(
    ([name, value]) =>
      name === 'page' || before.state.context[name as keyof typeof before.state.context] === value,
  );

/** The form of the prediction: the rank and the filters. */
export const PredictionForm = memo(({ state, send, submit }: PredictionFormProps) => {
  const number = useNumberFormatter();
  const leftOut = useLeftOut(contract.listQuotas);
  const { air, form, role, attempts, perDay, quotas, exam } = state.context;
  const [tried, setTried] = useState(false);
  const missing = missingFields(air, form);
  const busy = state.hasTag('busy');
  /** The placeholder of options that the server provides. */
  const placeholderOf = (placeholder: string): string =>
    state.hasTag('loadingQuotas') ? content.loading : placeholder;
  const { label, disabled } = predictButton(busy, isRefused(state.context));

  const tries = triesLine(role, attempts, perDay);

  const choice = (name: Name, options: readonly SelectOption[], placeholder?: string) => {
    const required = name === 'subject' || name === 'category';
    return (
      <Select
        label={content.fields[name]}
        name={name}
        required={required || placeholder === undefined}
        value={form[name]}
        options={options}
        {...(placeholder !== undefined && { placeholder })}
        error={tried && required && missing.includes(name) ? content.missing[name] : undefined}
        onChange={({ value }) => send({ type: 'values.changed', values: { [name]: value } })}
      />
    );
  };

  return (
    <Card as="section" labelledBy="prediction-form">
      <Stack>
        <Stack gap="xxs">
          <Heading level={2} id="prediction-form">
            {content.form}
          </Heading>
          <Text size="small" tone="muted">
            {content.counselling(exam)}
          </Text>
          {air !== null && (
            <Text size="small" tone="muted">
              {content.airSource}
            </Text>
          )}
        </Stack>
        <LeftOutNotice count={leftOut} />
        {state.matches({ quotas: 'failed' }) && (
          <LoadFailure onRetry={() => send({ type: 'quotas.requested' })}>
            {content.quotasFailed}
          </LoadFailure>
        )}
        <Form
          labelledBy="prediction-form"
          onSubmit={() => {
            setTried(true);
            send({ type: 'form.submitted' });
          }}
        >
          <Grid columns={2}>
            <TextField
              label={content.fields.air}
              required
              readOnly
              inputMode="numeric"
              value={air === null ? content.noValue : number.format(air)}
              {...(air === null && {
                hint: (
                  <>
                    {content.noAir} <Link href={contact.email.href}>{contact.email.label}</Link>
                  </>
                ),
              })}
              error={tried && missing.includes('air') ? content.missing.air : undefined}
              onChange={ignore}
            />
            {choice(
              'subject',
              withChosen(subjectsOf(quotas), form.subject),
              placeholderOf(content.choose),
            )}
            {choice('category', asOptions(categories), content.choose)}
            {choice(
              'quotaName',
              withChosen(quotasFor(quotas, form.subject), form.quotaName),
              placeholderOf(content.any),
            )}
            {choice(
              'allottedCategory',
              asOptions(allottedCategories, allottedCategoryName),
              content.any,
            )}
            {choice('subCategory', asOptions(subCategories), content.any)}
            {choice('allottedPh', asOptions(allottedPhs), content.any)}
            {choice('year', years)}
          </Grid>
          <Button ref={submit} type="submit" loading={busy} disabled={disabled} keepsFocus>
            {label}
          </Button>
          {tries && (
            <Text size="small" tone="muted">
              {tries.left > 0 ? content.tries(tries) : content.noTries(tries)}
              {tries.left === 0 && isFree(state.context) && ` ${content.againIsFree}`}
            </Text>
          )}
        </Form>
      </Stack>
    </Card>
  );
}, isEqualButPage);
