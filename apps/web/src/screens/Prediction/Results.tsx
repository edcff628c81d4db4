import { resultsPageSize, type About, type Prediction } from '@seatwise/flows/predictor';
import {
  DataTable,
  EmptyState,
  icons,
  Heading,
  Inline,
  Stack,
  Text,
  useDataTable,
  useListFormatter,
  useNumberFormatter,
  type DataTableState,
} from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { content, exporting } from '../../content/prediction.ts';
import { useRememberedColumns } from '../../hooks/useRememberedColumns.ts';
import { ExportTools } from './export/ExportTools.tsx';
import { outdated } from './Prediction.css.ts';
import { PrintedResults } from './print/PrintedResults.tsx';
import { useIsPrinting } from './print/useIsPrinting.ts';
import { questionOf, sourceOf } from './question.ts';
import { Reasons } from './Reasons.tsx';
import { ResultCard } from './ResultCard.tsx';
import { resultColumns } from './resultColumns.tsx';
import { isOutdated, ResultsQuestion } from './ResultsQuestion.tsx';
import { Unmatched, type UnmatchedProps } from './Unmatched.tsx';

const { about: labels } = exporting;

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

interface ResultsProps extends UnmatchedProps {
  /** Submits the form. */
  readonly onPredictAgain: () => void;
}

/** The results of the prediction: cards on phones, else a table. */
export const Results = ({ onPredictAgain, ...predictor }: ResultsProps) => {
  const { state, send } = predictor;
  const { results, page, air, submittedForm } = state.context;
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
  const list = useListFormatter();
  const question = questionOf(submittedForm);
  /** What a file says above its table. */
  const about = (): About => [
    [labels.question, question],
    [labels.air, rank],
    [labels.date, new Date()],
    [labels.source, sourceOf(results, list)],
  ];
  const isPrinting = useIsPrinting();
  const isAnswered =
    state.matches({ prediction: { ready: 'shown' } }) ||
    state.matches({ prediction: { ready: 'empty' } });
  return (
    <Stack as="section">
      <Inline justify="between">
        <Heading level={2}>{content.results}</Heading>
        <ExportTools
          results={results}
          about={about}
          page={page}
          pageRows={rows}
          selected={selected}
        />
      </Inline>
      {isAnswered && <ResultsQuestion state={state} onPredictAgain={onPredictAgain} />}
      {!state.matches({ prediction: { ready: 'idle' } }) && (
        <Text as="div" size="small" tone="muted" tabular>
          <output>
            {content.showing(number.format(rows.length), number.format(results.length))}
          </output>
        </Text>
      )}
      <div className={isAnswered && isOutdated(state) ? outdated : undefined}>
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
      </div>
      {isPrinting && results.length > 0 && (
        <PrintedResults
          results={selected.length > 0 ? selected : results}
          question={content.question(number.format(rank), question)}
        />
      )}
      <Reasons row={explained} air={rank} onClose={() => setExplained(undefined)} />
    </Stack>
  );
};
