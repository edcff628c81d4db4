import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { stateSourceOf } from '@seatwise/api-client/contract/constants/authorities';
import { predictedRounds } from '@seatwise/api-client/contract/constants/prediction';
import { indianYear } from '@seatwise/api-client/contract/constants/time';
import {
  dataKindNames,
  dataKinds,
  dataRounds,
  type DataKind,
} from '@seatwise/api-client/contract/constants/data';
import { sizeText } from '@seatwise/flows/admin-files';
import {
  mappingProblems,
  type CheckRequest,
  type DataImport,
  type ImportDetails,
} from '@seatwise/flows/official-data';
import { years } from '@seatwise/flows/prediction';
import {
  Button,
  Form,
  Grid,
  Heading,
  Inline,
  Select,
  Stack,
  Text,
  TextField,
  useForm,
} from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/officialData.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { useAuthorities } from '../../../hooks/useAuthorities.ts';
import { optionsOf } from '../../../lib/options.ts';
import type { WantedRound } from './RoundGrid.tsx';
import type { ImportFlow } from './useDataImport.ts';

const { mapping: copy, sheet: sheetCopy, source } = content;

const kindOptions = dataKindNames.map((kind) => ({ value: kind, label: dataKinds[kind].label }));
const examOptions = optionsOf(exams);
const roundOptions = optionsOf(dataRounds);
const stateRoundOptions = optionsOf(predictedRounds);

/** The details of the import, and an error key for each column. */
type Values = ImportDetails & Readonly<Record<string, unknown>>;

const initialOf = (
  { kind, details, mapping }: DataImport,
  wanted: WantedRound | undefined,
): Values => ({
  kind,
  source: details?.source ?? '',
  exam: details?.exam ?? wanted?.exam ?? 'UG',
  year: String(details?.year ?? wanted?.year ?? indianYear(Date.now())),
  round: details?.round ?? wanted?.round ?? 'Round 1',
  documentUrl: details?.documentUrl ?? '',
  mapping,
});

const isAsked = (kind: DataKind, part: 'exam' | 'round'): boolean =>
  dataKinds[kind].asks.some((asked) => asked === part);

const requestOf = (values: ImportDetails, { id, decisions }: DataImport): CheckRequest => ({
  id,
  decisions,
  kind: values.kind,
  mapping: values.mapping,
  exam: isAsked(values.kind, 'exam') ? values.exam : null,
  round: isAsked(values.kind, 'round') ? values.round : null,
  source: values.source.trim(),
  documentUrl: values.documentUrl.trim(),
  year: Number(values.year),
});

/** Whether the ranks are of a year that the prediction form does not list (RNK-71). */
const isHidden = ({ kind, year }: ImportDetails): boolean =>
  kind === 'cutoffs' && /^\d{4}$/.test(year) && !years.some(({ value }) => value === year);

interface MappingFormProps {
  readonly flow: ImportFlow;
  readonly data: DataImport;
  /** The round that the list probably belongs to. */
  readonly wanted: WantedRound | undefined;
}

/** Chooses one of several sheets. */
const MappingFormSheet = ({ flow: { state, send }, data }: Omit<MappingFormProps, 'wanted'>) => {
  const isSwitching = state.matches('switching');
  return (
    <Select
      label={sheetCopy.label}
      hint={isSwitching ? sheetCopy.reading : sheetCopy.hint(data.sheets.length)}
      required
      value={(isSwitching ? state.context.sheet : data.sheet) ?? ''}
      options={optionsOf(data.sheets)}
      onChange={({ value }) => send({ type: 'sheet.chosen', sheet: value })}
    />
  );
};

interface PartProps {
  readonly form: ReturnType<typeof useForm<Values>>;
  readonly data: DataImport;
}

type TextProps = ReturnType<PartProps['form']['text']>;

/** The authority of a state's list, chosen from those whose rows we have. */
const StateAuthority = (field: TextProps) => {
  const authorities = useAuthorities().flatMap(({ shortName, state }) =>
    shortName && state ? stateSourceOf({ shortName, state }) : [],
  );
  return (
    <Select
      {...field}
      label={source.authority}
      required
      placeholder={source.authorityPlaceholder}
      options={optionsOf(authorities)}
    />
  );
};

/** The kind and the source of the list. */
const MappingFormSource = ({ form: { values, change, text }, data }: PartProps) => {
  const isOfState = values.kind === 'stateRanks';
  /** Sets the kind and its columns: the ones chosen for this import, or else the guessed ones. */
  const setKind = (kind: DataKind): void =>
    change({
      kind,
      mapping: kind === data.kind ? data.mapping : data.guesses[kind],
      // A state's authority is selected; any other source is typed.
      ...(isOfState !== (kind === 'stateRanks') && { source: '', round: 'Round 1' }),
    });
  return (
    <Stack>
      <Heading level={3}>{source.heading}</Heading>
      <Grid columns={3}>
        <Select
          {...text('kind')}
          label={source.kind}
          required
          options={kindOptions}
          onChange={({ value }) => setKind(value as DataKind)}
        />
        {isOfState ? (
          <StateAuthority {...text('source')} />
        ) : (
          <TextField
            {...text('source')}
            label={source.name}
            required
            placeholder={source.namePlaceholder}
            maxLength={200}
          />
        )}
        <TextField
          {...text('year')}
          label={source.year}
          required
          inputMode="numeric"
          maxLength={4}
        />
        {isAsked(values.kind, 'exam') && (
          <Select {...text('exam')} label={source.exam} required options={examOptions} />
        )}
        {isAsked(values.kind, 'round') && (
          <Select
            {...text('round')}
            label={source.round}
            required
            options={isOfState ? stateRoundOptions : roundOptions}
          />
        )}
      </Grid>
      {isHidden(values) && (
        <Text size="small" tone="muted">
          {source.yearHint(values.year)}
        </Text>
      )}
      <TextField
        {...text('documentUrl')}
        label={source.url}
        required
        placeholder={source.urlPlaceholder}
        maxLength={500}
      />
    </Stack>
  );
};

/** The content of each column. */
const MappingFormColumns = ({ form: { values, change, field }, data }: PartProps) => {
  const { label: kindLabel, fields } = dataKinds[values.kind];
  const columns = data.columns.map(({ heading, examples }, index) => ({
    value: String(index),
    label: copy.column(heading || copy.unnamed(index + 1), examples[0]),
  }));
  const setColumn = (name: string, value: string): void => {
    const { [name]: _, ...others } = values.mapping;
    change({ mapping: value === '' ? others : { ...others, [name]: Number(value) } });
  };
  return (
    <Stack>
      <Heading level={3}>{copy.heading}</Heading>
      <Text size="small" tone="muted">
        {copy.hint(kindLabel)}
      </Text>
      <Grid columns={3}>
        {Object.entries(fields).map(([name, label]) => (
          <Select
            key={name}
            {...field(name)}
            label={label}
            marksOptional={false}
            placeholder={copy.none}
            value={String(values.mapping[name] ?? '')}
            options={columns}
            onChange={({ value }) => setColumn(name, value)}
          />
        ))}
      </Grid>
    </Stack>
  );
};

/** The content of the columns, and the source of the list. */
export const MappingForm = ({ flow, data, wanted }: MappingFormProps) => {
  const { state, send } = flow;
  const form = useForm<Values>({
    initial: initialOf(data, wanted),
    problemsOf: mappingProblems,
    errorTitle: source.errorTitle,
  });
  const [sheet, setSheet] = useState(data.sheet);
  // A new sheet has other columns, but the same source.
  if (sheet !== data.sheet) {
    setSheet(data.sheet);
    form.change({ mapping: data.mapping });
  }
  const submit = (values: ImportDetails, isValid: boolean): void => {
    if (isValid) send({ type: 'check.requested', request: requestOf(values, data) });
  };
  const format = data.sheet == null ? data.encoding : sheetCopy.one(data.sheet);
  return (
    <Form {...form.form(submit)} wide>
      <Stack gap="lg">
        <Text weight="semibold">
          <bdi>{content.chosen(data.fileName, sizeText(data.fileSize), format)}</bdi>
        </Text>
        {data.sheets.length > 1 && <MappingFormSheet flow={flow} data={data} />}
        <MappingFormSource form={form} data={data} />
        <MappingFormColumns form={form} data={data} />
        <Inline justify="between">
          <DiscardButton flow={flow} data={data} />
          <Button type="submit" loading={state.matches('starting')}>
            {content.check}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
};
