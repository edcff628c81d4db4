import {
  dataKindNames,
  dataKinds,
  dataRounds,
  type DataKind,
} from '@seatwise/api-client/contract/constants/data';
import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { sizeText } from '@seatwise/flows/admin-files';
import { years } from '@seatwise/flows/prediction';
import {
  mappingProblems,
  type DataImport,
  type ImportDetails,
} from '@seatwise/flows/official-data';
import { Button, Form, Grid, Heading, Inline, Select, Stack, Text, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/officialData.ts';
import type { ImportFlow } from './useDataImport.ts';

interface MappingFormProps {
  readonly flow: ImportFlow;
  readonly data: DataImport;
}

const { mapping: copy, sheet: sheetCopy, source } = content;

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const rounds = optionsOf(dataRounds);
const kindOptions = dataKindNames.map((kind) => ({ value: kind, label: dataKinds[kind].label }));
const examOptions = optionsOf(exams);

const formatText = ({ sheet, encoding }: DataImport): string =>
  sheet == null ? encoding : sheetCopy.one(sheet);

const idOf = (field: string): string => `data-${field}`;

const initialOf = ({ kind, details, mapping }: DataImport): ImportDetails => ({
  kind,
  source: details?.source ?? '',
  exam: details?.exam ?? 'UG',
  year: String(details?.year ?? new Date().getFullYear()),
  round: details?.round ?? 'Round 1',
  documentUrl: details?.documentUrl ?? '',
  mapping,
});

/** Whether ranks are of a year that the prediction form does not list (RNK-71). */
const isHidden = ({ kind, year }: ImportDetails): boolean =>
  kind === 'cutoffs' && /^\d{4}$/.test(year) && !years.some(({ value }) => value === year);

/** What the columns hold, and where the list comes from. */
export const MappingForm = ({ flow: { state, send }, data }: MappingFormProps) => {
  const [values, setValues] = useState(() => initialOf(data));
  const [attempt, setAttempt] = useState(0);
  const [sheet, setSheet] = useState(data.sheet);
  // Another sheet has other columns, and comes from the same source.
  if (sheet !== data.sheet) {
    setSheet(data.sheet);
    setValues({ ...values, mapping: data.mapping });
  }
  const problems = mappingProblems(values);
  const shown = attempt > 0 ? problems : {};
  const set = (changed: Partial<ImportDetails>): void => setValues({ ...values, ...changed });
  const columns = data.columns.map(({ heading, examples }, index) => ({
    value: String(index),
    label: copy.column(heading || copy.unnamed(index + 1), examples[0]),
  }));

  const { label: kindLabel, asks, fields } = dataKinds[values.kind];
  const isAsked = (part: 'exam' | 'round'): boolean => asks.some((asked) => asked === part);

  /** Another kind has other columns: what was chosen for this import, or what is guessed. */
  const setKind = (kind: DataKind): void =>
    set({ kind, mapping: kind === data.kind ? data.mapping : data.guesses[kind] });

  const setColumn = (field: string, value: string): void => {
    const { [field]: _, ...others } = values.mapping;
    set({ mapping: value === '' ? others : { ...others, [field]: Number(value) } });
  };

  const submit = (): void => {
    setAttempt(attempt + 1);
    if (Object.keys(problems).length > 0) return;
    const { source: name, documentUrl, year, exam, round, ...rest } = values;
    const request = {
      ...rest,
      exam: isAsked('exam') ? exam : null,
      round: isAsked('round') ? round : null,
      id: data.id,
      source: name.trim(),
      documentUrl: documentUrl.trim(),
      year: Number(year),
      colleges: data.colleges,
    };
    send({ type: 'check.requested', request });
  };

  return (
    <Form
      onSubmit={submit}
      errorTitle={source.errorTitle}
      attempt={attempt}
      problems={Object.entries(shown).map(([field, message]) => ({
        fieldId: idOf(field),
        message,
      }))}
    >
      <Stack gap="lg">
        <Text weight="semibold">
          <bdi>{content.chosen(data.fileName, sizeText(data.fileSize), formatText(data))}</bdi>
        </Text>
        {data.sheets.length > 1 && (
          <Select
            label={sheetCopy.label}
            hint={
              state.matches('switching') ? sheetCopy.reading : sheetCopy.hint(data.sheets.length)
            }
            required
            value={(state.matches('switching') ? state.context.sheet : data.sheet) ?? ''}
            options={optionsOf(data.sheets)}
            onChange={({ value }) => send({ type: 'sheet.chosen', sheet: value })}
          />
        )}
        <Stack>
          <Heading level={3}>{source.heading}</Heading>
          <Grid columns={3}>
            <Select
              id={idOf('kind')}
              label={source.kind}
              required
              value={values.kind}
              options={kindOptions}
              onChange={({ value }) => setKind(dataKindNames.find((kind) => kind === value)!)}
            />
            <TextField
              id={idOf('source')}
              label={source.name}
              required
              placeholder={source.namePlaceholder}
              maxLength={200}
              value={values.source}
              error={shown.source}
              onChange={({ value }) => set({ source: value })}
            />
            <TextField
              id={idOf('year')}
              label={source.year}
              required
              inputMode="numeric"
              maxLength={4}
              value={values.year}
              error={shown.year}
              onChange={({ value }) => set({ year: value })}
            />
            {isAsked('exam') && (
              <Select
                id={idOf('exam')}
                label={source.exam}
                required
                value={values.exam ?? ''}
                options={examOptions}
                onChange={({ value }) => set({ exam: exams.find((exam) => exam === value)! })}
              />
            )}
            {isAsked('round') && (
              <Select
                id={idOf('round')}
                label={source.round}
                required
                value={values.round ?? ''}
                options={rounds}
                onChange={({ value }) => set({ round: dataRounds.find((name) => name === value)! })}
              />
            )}
          </Grid>
          {isHidden(values) && (
            <Text size="small" tone="muted">
              {source.yearHint(values.year)}
            </Text>
          )}
          <TextField
            id={idOf('documentUrl')}
            label={source.url}
            required
            placeholder={source.urlPlaceholder}
            maxLength={500}
            value={values.documentUrl}
            error={shown.documentUrl}
            onChange={({ value }) => set({ documentUrl: value })}
          />
        </Stack>
        <Stack>
          <Heading level={3}>{copy.heading}</Heading>
          <Text size="small" tone="muted">
            {copy.hint(kindLabel)}
          </Text>
          <Grid columns={3}>
            {Object.entries(fields).map(([field, label]) => (
              <Select
                key={field}
                id={idOf(field)}
                label={label}
                marksOptional={false}
                placeholder={copy.none}
                value={String(values.mapping[field] ?? '')}
                options={columns}
                error={shown[field]}
                onChange={({ value }) => setColumn(field, value)}
              />
            ))}
          </Grid>
        </Stack>
        <Inline justify="between">
          <Button
            tone="secondary"
            loading={state.matches('discarding')}
            onPress={() => send({ type: 'import.discarded' })}
          >
            {content.discard}
          </Button>
          <Button type="submit" loading={state.matches('starting')}>
            {content.check}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
};
