import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { prediction as contract } from '@seatwise/api-client/contract/prediction';
import { categoryName } from '@seatwise/flows/eligibility';
import {
  allottedCategories,
  allottedCategoryName,
  allottedPhs,
  categories,
  emptyForm,
  everyBranch,
  hasBranches,
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
  Disclosure,
  Form,
  Grid,
  Heading,
  Inline,
  Link,
  Notice,
  Select,
  Stack,
  Text,
  TextField,
  useNumberFormatter,
  type SelectOption,
} from '@seatwise/ui';
import { memo, useState, type Ref } from 'react';
import { quotaLabel } from '../../../content/places.ts';
import { content } from '../../../content/prediction.ts';
import { contact } from '../../../content/site.ts';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { MarksToRank } from '../../../features/marks-to-rank/MarksToRank.tsx';
import { paths } from '../../../paths.ts';
import type { PredictionFlow } from './usePrediction.ts';

interface PredictionFormProps extends PredictionFlow {
  /** The submit button. */
  readonly submit: Ref<HTMLButtonElement>;
}

const ignore = (): void => {};

const asOptions = (
  values: readonly string[],
  nameOf: (value: string) => string = (value) => value,
): readonly SelectOption[] => values.map((value) => ({ value, label: nameOf(value) }));

/** Options that include the chosen value, which shows even while its options load or after they failed to. */
const withChosen = (
  values: readonly string[],
  chosen: string,
  nameOf?: (value: string) => string,
): readonly SelectOption[] =>
  asOptions(chosen === '' || values.includes(chosen) ? values : [chosen, ...values], nameOf);

interface Choice {
  readonly name: keyof Chosen;
  readonly options: readonly SelectOption[];
  /** The label of the empty option; undefined if a value is always chosen. */
  readonly placeholder?: string;
  /** The error if a required choice is missing. */
  readonly missing?: string;
}

/** The choices of the form, in order; the server provides subjects and quotas. */
const choicesOf = (state: PredictionFlow['state']): readonly Choice[] => {
  const { form, quotas, exam } = state.context;
  const subjects = subjectsOf(quotas);
  const isLoading = state.hasTag('loadingQuotas');
  const { choose, any } = content;
  return [
    {
      name: 'subject',
      options: [
        ...(hasBranches(exam) && subjects.length > 0
          ? [{ value: everyBranch, label: content.everyBranch }]
          : []),
        ...withChosen(subjects, form.subject === everyBranch ? '' : form.subject),
      ],
      placeholder: isLoading ? content.loading : choose,
      missing: content.missing.subject,
    },
    {
      name: 'category',
      options: asOptions(categories, categoryName),
      placeholder: choose,
      missing: content.missing.category,
    },
    {
      name: 'quotaName',
      options: withChosen(quotasFor(quotas, form.subject), form.quotaName, quotaLabel),
      placeholder: isLoading ? content.loading : any,
    },
    {
      name: 'allottedCategory',
      options: asOptions(allottedCategories, allottedCategoryName),
      placeholder: any,
    },
    {
      name: 'subCategory',
      options: asOptions(subCategories, content.disability),
      placeholder: any,
    },
    { name: 'allottedPh', options: asOptions(allottedPhs, content.disability), placeholder: any },
    { name: 'year', options: years },
  ];
};

interface FieldsProps extends Pick<PredictionFlow, 'state' | 'send'> {
  /** Whether missing values show an error. */
  readonly isTried: boolean;
}

/** The rank and the required choices; optional choices are folded until one is set. */
const PredictionFields = ({ state, send, isTried }: FieldsProps) => {
  const number = useNumberFormatter();
  const { air, exam, form } = state.context;
  const missing = new Set<string>(isTried ? missingFields(air, form) : []);
  const choices = choicesOf(state);
  const narrowing = choices.filter((choice) => choice.missing === undefined);
  // The fold stays open when its last choice is cleared.
  const [hasNarrowed, setNarrowed] = useState(false);
  if (!hasNarrowed && narrowing.some(({ name }) => form[name] !== emptyForm[name]))
    setNarrowed(true);
  const field = ({ name, missing: error, ...choice }: Choice) => (
    <Select
      key={name}
      {...choice}
      label={content.fields[name]}
      name={name}
      required={error !== undefined || choice.placeholder === undefined}
      value={form[name]}
      error={missing.has(name) ? error : undefined}
      onChange={({ value }) => send({ type: 'values.changed', values: { [name]: value } })}
    />
  );
  return (
    <Stack gap="sm">
      <Grid columns={3}>
        <Stack gap="xxs">
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
            error={missing.has('air') ? content.missing.air : undefined}
            onChange={ignore}
          />
          {air === null && <MarksToRank exam={exam} />}
        </Stack>
        {choices.filter((choice) => choice.missing !== undefined).map(field)}
      </Grid>
      <Disclosure quiet title={content.moreChoices} initiallyOpen={hasNarrowed}>
        <Grid columns={3}>{narrowing.map(field)}</Grid>
      </Disclosure>
    </Stack>
  );
};

/** Whether two states are equal except for the page of the results, which the form does not show. */
const isEqualButPage = (before: PredictionFlow, after: PredictionFlow): boolean =>
  before.send === after.send &&
  JSON.stringify(before.state.value) === JSON.stringify(after.state.value) &&
  Object.entries(after.state.context).every(
    ([name, value]) =>
      name === 'page' || before.state.context[name as keyof typeof before.state.context] === value,
  );

/** The form of the prediction, with the rank and the filters. */
export const PredictionForm = memo(({ state, send, submit }: PredictionFormProps) => {
  const { air, role, triesLeft, perDay, exam, quotas } = state.context;
  const [isTried, setTried] = useState(false);
  const busy = state.hasTag('busy');
  const isLocked = isRefused(state.context);
  const { label, disabled } = predictButton({ isBusy: busy, isLocked });
  const tries = triesLine(role, triesLeft, perDay);
  const hasNoRanks =
    state.matches({ quotas: 'ready' }) &&
    quotas.every(({ subject }) => examOfProgramme(subject) !== exam);
  const isOfStates = quotas.length > 0 && quotas.every(({ authority }) => authority);
  return (
    <Card as="section" labelledBy="prediction-form">
      <Stack>
        <Stack gap="xxs">
          <Heading level={2} id="prediction-form">
            {content.form}
          </Heading>
          <Text size="small" tone="muted">
            {isOfStates
              ? content.ofStates(exam)
              : `${content.scope(exam)} ${content.stateQuota(exam)}`}
          </Text>
          {air !== null && (
            <Text size="small" tone="muted">
              {content.airSource}
            </Text>
          )}
        </Stack>
        <LeftOut of={contract.listQuotas} />
        {state.matches({ quotas: 'failed' }) && (
          <LoadFailure onRetry={() => send({ type: 'quotas.requested' })}>
            {content.quotasFailed}
          </LoadFailure>
        )}
        {hasNoRanks && (
          <Notice tone="info" title={content.noRanksTitle(exam)}>
            {content.noRanks(exam)}
          </Notice>
        )}
        <Form
          labelledBy="prediction-form"
          onSubmit={() => {
            setTried(true);
            send({ type: 'form.submitted' });
          }}
        >
          <PredictionFields state={state} send={send} isTried={isTried} />
          <Inline>
            <Button ref={submit} type="submit" loading={busy} disabled={disabled} keepsFocus>
              {label}
            </Button>
            {isLocked && (
              <Link href={paths.plans} variant="button">
                {content.seePlans}
              </Link>
            )}
          </Inline>
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
