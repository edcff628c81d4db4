import { listTerms } from '@seatwise/api-client/contract/constants/data';
import {
  createDecisionOn,
  nameAndAddress,
  progressOf,
  safeAcceptances,
  type DataImport,
  type Decision,
  type ListText,
  type Unknown,
} from '@seatwise/flows/official-data';
import {
  Button,
  createColumnHelper,
  Grid,
  Heading,
  icons,
  Inline,
  ProgressBar,
  Select,
  Stack,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { content } from '../../../content/officialData.ts';
import { DecisionActions, meaningText } from './DecisionActions.tsx';
import { DecisionSearch } from './DecisionSearch.tsx';
import { keys } from './ImportPanel.css.ts';
import { PagedTable } from './PagedTable.tsx';
import { focusNextRow, useRowKeys } from './useRowKeys.ts';

const { decisions: copy } = content;

/** A text of the list; `unknown` is undefined if the last check took its decision into account. */
export interface DecisionRow extends ListText {
  readonly unknown: Unknown | undefined;
  readonly decision: Decision | undefined;
}

export interface Decide {
  (decisions: Decision[], undone?: ListText[]): void;
}

type Filter = 'all' | 'decided' | (typeof listTerms)[number];

const rowsOf = ({ result, decisions }: DataImport): DecisionRow[] => {
  const decisionOn = createDecisionOn(decisions);
  const unknowns = result?.unknowns ?? [];
  const isUnknown = new Set(unknowns.map(({ of, written }) => `${of} ${written}`));
  return [
    ...unknowns.map((unknown) => ({
      of: unknown.of,
      written: unknown.written,
      unknown,
      decision: decisionOn(unknown),
    })),
    ...decisions
      .filter(({ of, written }) => !isUnknown.has(`${of} ${written}`))
      .map((decision) => ({
        of: decision.of,
        written: decision.written,
        unknown: undefined,
        decision,
      })),
  ];
};

const matches = (filter: Filter, { of, unknown, decision }: DecisionRow): boolean => {
  if (filter === 'decided') return decision !== undefined;
  return unknown !== undefined && (filter === 'all' || of === filter);
};

const filters: readonly Filter[] = ['all', ...listTerms, 'decided'];

const helper = createColumnHelper<DecisionRow>();

const text = helper.accessor('written', {
  header: copy.text,
  cell: ({ row: { original } }) => {
    const { name, address } = nameAndAddress(original.written);
    return (
      <Stack gap="xxs">
        <Text as="span" weight="semibold">
          <bdi>{name}</bdi>
        </Text>
        <Text as="span" size="small" tone="muted">
          <bdi>{address === '' ? copy.terms[original.of] : address}</bdi>
        </Text>
      </Stack>
    );
  },
  meta: { width: 'wide', onCard: 'title' },
});

const rowCount = (format: (rows: number) => string) =>
  helper.display({
    id: 'rows',
    header: copy.rows,
    cell: ({ row: { original } }) => (original.unknown ? format(original.unknown.rows) : copy.none),
    meta: { tabular: true, align: 'end', width: 'narrow' },
  });

const meaning = helper.display({
  id: 'meaning',
  header: copy.meaning,
  cell: ({ row: { original } }) => {
    const [proposal] = original.unknown?.proposals ?? [];
    if (original.decision) return <bdi>{meaningText(original)}</bdi>;
    if (original.unknown?.addedAs != null) return copy.isNew(original.unknown.addedAs);
    if (!proposal)
      return (
        <Text as="span" size="small" tone="muted">
          {copy.nothingNear}
        </Text>
      );
    return (
      <Stack gap="xxs">
        <bdi>{proposal.label}</bdi>
        <Text as="span" size="small" tone="muted">
          {copy.reasons[proposal.reason]}
        </Text>
      </Stack>
    );
  },
  meta: { width: 'broad' },
});

const columnsFor = (
  format: (rows: number) => string,
  decide: Decide,
  search: (row: DecisionRow) => void,
) =>
  helper.columns([
    text,
    rowCount(format),
    meaning,
    helper.display({
      id: 'actions',
      header: copy.actions,
      cell: ({ row: { original } }) => (
        <DecisionActions row={original} onDecide={decide} onSearch={search} />
      ),
      meta: { width: 'wide', onCard: 'actions' },
    }),
  ]);

interface DecisionsProps {
  readonly data: DataImport;
  readonly onDecide: Decide;
}

/** How much of the list is matched, and what can be accepted at once. */
const Progress = ({ data, onDecide }: DecisionsProps) => {
  const number = useNumberFormatter();
  const percent = useNumberFormatter({ style: 'percent', maximumFractionDigits: 1 });
  const { rows, placed } = progressOf(data);
  const share = rows === 0 ? 0 : placed / rows;
  const safe = safeAcceptances(data);
  return (
    <>
      <ProgressBar
        label={copy.progress(number.format(rows), percent.format(share))}
        share={share}
      />
      {safe.length > 0 && (
        <Inline>
          <Button tone="secondary" icon={icons.Check} onPress={() => onDecide(safe)}>
            {copy.acceptSafe(number.format(safe.length))}
          </Button>
        </Inline>
      )}
    </>
  );
};

/** All texts of the list with an unknown meaning, and the meanings that staff give them. */
export const Decisions = ({ data, onDecide }: DecisionsProps) => {
  const number = useNumberFormatter();
  const [filter, setFilter] = useState<Filter>('all');
  const [searched, setSearched] = useState<DecisionRow>();
  const rows = useMemo(() => rowsOf(data), [data]);
  const shown = useMemo(() => rows.filter((row) => matches(filter, row)), [rows, filter]);
  const rowKeys = useRowKeys();
  const columns = useMemo(
    () =>
      columnsFor(
        (count) => number.format(count),
        (decisions, undone) => {
          focusNextRow();
          onDecide(decisions, undone);
        },
        setSearched,
      ),
    [number, onDecide],
  );
  if (rows.length === 0) return null;
  const options = filters
    .map((value) => ({ value, count: rows.filter((row) => matches(value, row)).length }))
    .filter(({ value, count }) => count > 0 || value === 'all')
    .map(({ value, count }) => ({
      value,
      label: copy.filter(copy.filters[value], number.format(count)),
    }));
  return (
    <Stack as="section">
      <Heading level={3}>{copy.heading}</Heading>
      <Text size="small" tone="muted">
        {copy.hint} {data.kind === 'colleges' && copy.addedHint}
      </Text>
      <Progress data={data} onDecide={onDecide} />
      <Grid columns={3}>
        <Select
          label={copy.show}
          required
          value={filter}
          options={options}
          onChange={({ value }) => setFilter(value as Filter)}
        />
      </Grid>
      <div ref={rowKeys} className={keys}>
        <PagedTable
          columns={columns}
          rows={shown}
          caption={copy.caption}
          empty={copy.allDone}
          pageSize={25}
          getRowId={({ of, written }) => `${of} ${written}`}
        />
      </div>
      <DecisionSearch row={searched} onDecide={onDecide} onClose={() => setSearched(undefined)} />
    </Stack>
  );
};
