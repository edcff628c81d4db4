import { prediction as contract } from '@seatwise/api-client/contract/prediction';
import { isRefused, missingFields, type About, type Prediction } from '@seatwise/flows/prediction';
import {
  DataTable,
  EmptyState,
  icons,
  Heading,
  Inline,
  Notice,
  Stack,
  Switch,
  Text,
  useListFormatter,
  useNumberFormatter,
} from '@seatwise/ui';
import { useState } from 'react';
import { content as applicantContent } from '../../../content/applicant.ts';
import { content, exporting } from '../../../content/prediction.ts';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import { ApplicantFilter } from '../../../features/applicant/ApplicantFilter.tsx';
import { ChoiceActions } from './ChoiceActions.tsx';
import { CollegeGroup } from './CollegeGroup.tsx';
import { ExportTools } from './export/ExportTools.tsx';
import { actionsOfSelection, outdated } from './Prediction.css.ts';
import { PrintedResults } from './print/PrintedResults.tsx';
import { usePrintTime } from '../../../features/print/usePrintTime.ts';
import { questionOf, sourceOf } from './question.ts';
import { Reasons } from './Reasons.tsx';
import { ResultCard } from './ResultCard.tsx';
import { selectedValues } from '../../../lib/urlParameters.ts';
import { pageSizes, withSelection } from './resultsView.ts';
import { isOutdated, ResultsQuestion } from './ResultsQuestion.tsx';
import { TierFilter } from './TierFilter.tsx';
import { Unmatched, type UnmatchedProps } from './Unmatched.tsx';
import type { PredictionFlow } from './usePrediction.ts';
import { useResults } from './useResults.ts';

const { about: labels } = exporting;

const isComplete = ({ context: { air, form } }: PredictionFlow['state']): boolean =>
  missingFields(air, form).length === 0;

/** While the server is asked whether the question of the URL is answered without a try. */
const isOpening = (state: PredictionFlow['state']): boolean =>
  state.matches({ tries: 'reading', prediction: { ready: 'idle' } }) &&
  state.context.openedPage !== null &&
  isComplete(state);

const NoResults = (prediction: UnmatchedProps) => {
  const { state } = prediction;
  const locked = isRefused(state.context);
  if (state.matches({ prediction: { ready: 'failed' } }))
    return (
      <EmptyState title={content.failed}>
        {locked ? content.refusedHint : content.failedHint}
      </EmptyState>
    );
  if (state.matches({ prediction: { ready: 'idle' } }))
    return (
      <EmptyState title={content.untried} icon={icons.Target}>
        {isComplete(state) && !locked ? content.waitingHint : content.untriedHint}
      </EmptyState>
    );
  return <Unmatched {...prediction} />;
};

interface ResultsProps extends UnmatchedProps {
  /** Submits the form. */
  readonly onPredictAgain: () => void;
}

/** The results of the prediction: cards on phones, else a table. */
export const Results = ({ onPredictAgain, ...prediction }: ResultsProps) => {
  const { state, view, updateView } = prediction;
  const leftOut = useLeftOut(contract.recommend);
  const { results, page, air, submittedForm } = state.context;
  const [explained, setExplained] = useState<Prediction>();
  const number = useNumberFormatter();
  const { table, applicant, hidden, size, tierCounts, collegeCounts, selected } = useResults(
    prediction,
    setExplained,
  );
  const rows = table.getRowModel().rows.map(({ original }) => original);
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
  const passed = (): readonly Prediction[] =>
    table.getPrePaginatedRowModel().rows.map(({ original }) => original);
  const printTime = usePrintTime();
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
            {state.hasTag('busy')
              ? content.comparing
              : content.showing(number.format(rows.length), number.format(size))}
          </output>
        </Text>
      )}
      {results.some(({ synthetic }) => synthetic) && (
        <Notice tone="caution" title={content.syntheticTitle}>
          {content.synthetic}
        </Notice>
      )}
      <LeftOutNotice count={results.length > 0 ? leftOut : 0} />
      {results.length > 0 && (
        <div className={selected.length > 0 ? actionsOfSelection : undefined}>
          <ChoiceActions rows={selected} />
        </div>
      )}
      {results.length > 0 && (
        <TierFilter
          counts={tierCounts}
          selected={selectedValues(view.columnFilters, 'tier')}
          onChange={(tiers) => table.setColumnFilters(withSelection(view, 'tier', tiers))}
        />
      )}
      {results.length > 0 && (
        <ApplicantFilter
          applicant={applicant}
          showsAll={view.showsAll}
          hidden={applicantContent.hiddenResults(hidden, number.format(hidden))}
          onChange={({ showsAll }) => {
            updateView({ showsAll });
            prediction.send({ type: 'page.changed', page: 1 });
          }}
        />
      )}
      <div className={isAnswered && isOutdated(state) ? outdated : undefined}>
        <DataTable
          table={table}
          caption={content.results}
          rowKey="index"
          density="compact"
          summary={
            results.length > 0 && (
              <Switch
                label={content.group}
                on={view.isGrouped}
                onChange={({ on }) => updateView({ isGrouped: on })}
              />
            )
          }
          renderCard={(row) => <ResultCard row={row} air={rank} onOpen={() => setExplained(row)} />}
          paginationVariant="compact"
          columnsMenu={results.length > 0}
          filterPlacement="above"
          pageSizes={pageSizes}
          renderGroup={(row) => (
            <CollegeGroup row={row} count={collegeCounts.get(row.instituteCode ?? '') ?? 0} />
          )}
          loading={state.hasTag('busy') || isOpening(state)}
          empty={
            results.length > 0 ? (
              <EmptyState title={content.noneLeft} icon={icons.Search} />
            ) : (
              <NoResults {...prediction} />
            )
          }
        />
      </div>
      {printTime && results.length > 0 && (
        <PrintedResults
          results={selected.length > 0 ? selected : passed()}
          question={content.question(number.format(rank), question)}
          time={printTime}
        />
      )}
      <Reasons row={explained} air={rank} onClose={() => setExplained(undefined)} />
    </Stack>
  );
};
