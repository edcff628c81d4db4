import { pageCount, resultsPageSize, rowsOfPage, type Prediction } from '@seatwise/flows/predictor';
import {
  Button,
  DataTable,
  EmptyState,
  glyphs,
  Heading,
  Inline,
  Stack,
  Text,
  TierBadge,
  useNumberFormatter,
  type DataTableColumn,
} from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { content } from '../../content/prediction.ts';
import { ExportTools } from './ExportTools.tsx';
import { Reasons } from './Reasons.tsx';
import { ResultCard } from './ResultCard.tsx';
import { Unmatched, type UnmatchedProps } from './Unmatched.tsx';

/** A page turned says something else in the same rows, which costs less than other rows. */
const placeOf = (_: Prediction, place: number): number => place;

const columnsFor = (
  open: (row: Prediction) => void,
  number: Intl.NumberFormat,
): readonly DataTableColumn<Prediction>[] => [
  { id: 'code', header: content.columns.code, cell: (row) => row.instituteCode, tabular: true },
  {
    id: 'institute',
    header: content.columns.institute,
    cell: (row) => (
      <Button tone="text" size="compact" onPress={() => open(row)}>
        {row.institute}
      </Button>
    ),
  },
  { id: 'subject', header: content.columns.subject, cell: (row) => row.subject },
  {
    id: 'quota',
    header: content.columns.quota,
    cell: (row) => row.quotaName ?? content.noValue,
  },
  {
    id: 'minAir',
    header: content.columns.minAir,
    cell: (row) => number.format(row.minAir),
    align: 'end',
    tabular: true,
  },
  {
    id: 'maxAir',
    header: content.columns.maxAir,
    cell: (row) => number.format(row.maxAir),
    align: 'end',
    tabular: true,
  },
  {
    id: 'tier',
    header: content.columns.tier,
    cell: (row) => <TierBadge tier={row.probabilityTier} />,
  },
];

const Nothing = (predictor: UnmatchedProps) => {
  const { state } = predictor;
  if (state.matches({ prediction: { resting: 'failed' } }))
    return <EmptyState title={content.failed}>{content.failedHint}</EmptyState>;
  if (state.matches({ prediction: { resting: 'untried' } }))
    return (
      <EmptyState title={content.untried} glyph={glyphs.Target}>
        {content.untriedHint}
      </EmptyState>
    );
  return <Unmatched {...predictor} />;
};

/** What the prediction came to: cards on a phone, a table where there is room. */
export const Results = (predictor: UnmatchedProps) => {
  const { state, send } = predictor;
  const { results, page, air } = state.context;
  const [opened, setOpened] = useState<Prediction>();
  const number = useNumberFormatter();
  const columns = useMemo(() => columnsFor(setOpened, number), [number]);
  const rows = rowsOfPage(results, page, resultsPageSize);
  const rank = air ?? 0;
  return (
    <Stack as="section">
      <Inline justify="between">
        <Heading level={2}>{content.results}</Heading>
        <ExportTools results={results} page={page} pageRows={rows} />
      </Inline>
      {!state.matches({ prediction: { resting: 'untried' } }) && (
        <Text as="div" size="small" tone="muted" tabular>
          <output>
            {content.showing(number.format(rows.length), number.format(results.length))}
          </output>
        </Text>
      )}
      <DataTable
        caption={content.results}
        columns={columns}
        rows={rows}
        rowKey={placeOf}
        renderCard={(row) => <ResultCard row={row} air={rank} onOpen={() => setOpened(row)} />}
        {...(results.length > 0 && {
          paging: { page, pageCount: pageCount(results.length, resultsPageSize), look: 'words' },
        })}
        onPageChange={({ page: next }) => send({ type: 'page.changed', page: next })}
        loading={state.hasTag('busy')}
        empty={<Nothing {...predictor} />}
      />
      <Reasons row={opened} air={rank} onClose={() => setOpened(undefined)} />
    </Stack>
  );
};
