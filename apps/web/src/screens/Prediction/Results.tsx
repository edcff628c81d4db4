import { resultsPageSize, type Prediction } from '@seatwise/flows/predictor';
import {
  DataTable,
  EmptyState,
  icons,
  Heading,
  Inline,
  Stack,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableState,
} from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { content } from '../../content/prediction.ts';
import { useRememberedColumns } from '../../hooks/useRememberedColumns.ts';
import { ExportTools } from './export/ExportTools.tsx';
import { Reasons } from './Reasons.tsx';
import { ResultCard } from './ResultCard.tsx';
import { resultColumns } from './resultColumns.tsx';
import { Unmatched, type UnmatchedProps } from './Unmatched.tsx';

const NoResults = (predictor: UnmatchedProps) => {
  const { state } = predictor;
  if (state.matches({ prediction: { ready: 'failed' } }))
    return <EmptyState title={content.failed}>{content.failedHint}</EmptyState>;
  if (state.matches({ prediction: { ready: 'idle' } }))
    return (
      <EmptyState title={content.untried} icon={icons.Target}>
        {content.untriedHint}
      </EmptyState>
    );
  return <Unmatched {...predictor} />;
};

/** The results of the prediction: cards on phones, else a table. */
export const Results = (predictor: UnmatchedProps) => {
  const { state, send } = predictor;
  const { results, page, air } = state.context;
  const [explained, setExplained] = useState<Prediction>();
  const number = useNumberFormatter();
  const columns = useMemo(() => resultColumns(setExplained, number), [number]);
  const [columnVisibility, rememberColumns] = useRememberedColumns('prediction');
  const [rowSelection, setRowSelection] = useState<DataTableState['rowSelection']>({});
  const [selectedOf, setSelectedOf] = useState(results);
  if (selectedOf !== results) {
    setSelectedOf(results);
    setRowSelection({});
  }
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize: resultsPageSize }), [page]);
  const table = useDataTable({
    columns,
    data: results,
    selectable: results.length > 0,
    state: { ...(results.length > 0 && { pagination }), columnVisibility, rowSelection },
    onStateChange: (change: Partial<DataTableState>) => {
      if (change.pagination) send({ type: 'page.changed', page: change.pagination.pageIndex + 1 });
      if (change.columnVisibility) rememberColumns(change.columnVisibility);
      if (change.rowSelection) setRowSelection(change.rowSelection);
    },
  });
  const rows = table.getRowModel().rows.map(({ original }) => original);
  // Row ids are indexes into the results.
  const selected = useMemo(
    () => results.filter((_, index) => rowSelection[index]),
    [results, rowSelection],
  );
  const rank = air ?? 0;
  return (
    <Stack as="section">
      <Inline justify="between">
        <Heading level={2}>{content.results}</Heading>
        <ExportTools results={results} page={page} pageRows={rows} selected={selected} />
      </Inline>
      {!state.matches({ prediction: { ready: 'idle' } }) && (
        <Text as="div" size="small" tone="muted" tabular>
          <output>
            {state.hasTag('busy')
              ? content.comparing
              : content.showing(number.format(rows.length), number.format(results.length))}
          </output>
        </Text>
      )}
      <DataTable
        table={table}
        caption={content.results}
        rowKey="index"
        renderCard={(row) => <ResultCard row={row} air={rank} onOpen={() => setExplained(row)} />}
        paginationVariant="compact"
        columnsMenu={results.length > 0}
        loading={state.hasTag('busy')}
        empty={<NoResults {...predictor} />}
      />
      <Reasons row={explained} air={rank} onClose={() => setExplained(undefined)} />
    </Stack>
  );
};
