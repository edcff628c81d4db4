import { dataKinds, type DataKind } from '@seatwise/api-client/contract/constants/data';
import {
  Badge,
  createColumnHelper,
  Disclosure,
  Heading,
  Inline,
  Stack,
  Text,
  useDateFormatter,
  useNumberFormatter,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../../content/officialData.ts';
import { useIndianTime } from '../../../features/counselling-dates/useIndianTime.ts';
import { useRupees } from '../../../hooks/useRupees.ts';
import type { Result } from './CheckResult.tsx';
import { PagedTable } from './PagedTable.tsx';
import { value as valueStyle } from './ImportPanel.css.ts';

type Change = Result['difference']['examples'][number];

const { result: copy } = content;
const tones = { added: 'positive', changed: 'info', gone: 'caution' } as const;
const kinds = ['added', 'changed', 'gone', 'same'] as const;

type Values = Result['preview'][number]['values'];

interface RowValuesProps {
  readonly kind: DataKind;
  /** The values of the row; null if there is no row. */
  readonly values: Values | null;
  /** The row to compare with; only differing values are shown. */
  readonly comparedWith?: Values | null;
}

const instant = /^\d{4}-\d{2}-\d{2}T/;
const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

/** Fields that hold an amount of money. */
const amounts: ReadonlySet<string> = new Set(['fee', 'bondPenalty', 'hostelFee']);

/** The values of a row, field by field. */
const RowValues = ({ kind, values, comparedWith }: RowValuesProps) => {
  const number = useNumberFormatter();
  const rupees = useRupees();
  const time = useIndianTime();
  const day = useDateFormatter({ dateStyle: 'medium', timeZone: 'UTC' });
  const labels: Readonly<Record<string, string>> = dataKinds[kind].fields;
  const shown = Object.entries(values ?? {}).filter(
    ([field, value]) => !comparedWith || comparedWith[field] !== value,
  );
  if (shown.length === 0) return copy.nothing;
  const textOf = (field: string, value: string | number): string => {
    if (typeof value === 'number') return (amounts.has(field) ? rupees : number).format(value);
    if (wholeDay.test(value)) return day.format(new Date(value));
    return instant.test(value) ? time.format(new Date(value)) : value;
  };
  return shown.map(([field, value]) => (
    <div key={field} className={valueStyle}>
      {copy.fact(labels[field] ?? field, textOf(field, value))}
    </div>
  ));
};

const helper = createColumnHelper<Change>();

const title = helper.accessor('title', {
  header: copy.subject,
  cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
  meta: { width: 'wide', onCard: 'title' },
});

const detail = helper.accessor((change) => change.detail || copy.nothing, {
  id: 'detail',
  header: copy.detail,
  meta: { width: 'medium' },
});

const change = helper.display({
  id: 'change',
  header: copy.change,
  cell: ({ row: { original } }) => (
    <Badge tone={tones[original.change]}>{copy.changes[original.change]}</Badge>
  ),
  meta: { width: 'narrow' },
});

/** A column with one side's values that differ from the other side's. */
const valuesOf = (kind: DataKind, side: 'before' | 'after', other: 'before' | 'after') =>
  helper.display({
    id: side,
    header: copy[side],
    cell: ({ row: { original } }) => (
      <RowValues kind={kind} values={original[side]} comparedWith={original[other]} />
    ),
    meta: { tabular: true, width: 'wide' },
  });

const columnsFor = (kind: DataKind) => {
  const after = valuesOf(kind, 'after', 'before');
  return {
    changes: helper.columns([title, detail, valuesOf(kind, 'before', 'after'), after, change]),
    preview: helper.columns([title, detail, after]),
  };
};

interface DifferencesProps {
  readonly kind: DataKind;
  readonly result: Result;
}

/** How many entries publishing puts in force; a row of a list may be part of an entry, or hold several. */
export const entriesOf = ({ difference: { added, changed, same } }: Result): number =>
  added + changed + same;

/** The list compared with the published one that it would replace, and some of its rows. */
export const Differences = ({ kind, result }: DifferencesProps) => {
  const { difference, preview, used } = result;
  const number = useNumberFormatter();
  const columns = useMemo(() => columnsFor(kind), [kind]);
  const previewed = useMemo(
    () =>
      preview.map(({ values, ...row }): Change => ({
        ...row,
        change: 'added',
        before: null,
        after: values,
      })),
    [preview],
  );
  return (
    <Stack as="section">
      <Heading level={3}>{copy.difference}</Heading>
      {used > 0 && (
        <Text size="small" tone="muted">
          {copy.entries(number.format(used), number.format(entriesOf(result)))} {copy.entryIs[kind]}
        </Text>
      )}
      <Inline>
        {kinds.map((name) => (
          <Badge
            key={name}
            tone={name === 'gone' && difference.gone > 0 ? 'caution' : 'neutral'}
            outlined
          >
            {copy.problemCount(copy.changes[name], number.format(difference[name]))}
          </Badge>
        ))}
      </Inline>
      <PagedTable
        columns={columns.changes}
        rows={difference.examples}
        caption={copy.changeCaption}
        empty={copy.noChange}
      />
      <Disclosure title={copy.preview}>
        <PagedTable
          columns={columns.preview}
          rows={previewed}
          caption={copy.preview}
          empty={copy.nothingUsable}
        />
      </Disclosure>
    </Stack>
  );
};
