import { prediction as contract } from '@seatwise/api-client/contract/prediction';
import { isRefused, missingFields } from '@seatwise/flows/prediction';
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
  useNumberFormatter,
} from '@seatwise/ui';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { content as applicantContent } from '../../../content/applicant.ts';
import { content } from '../../../content/prediction.ts';
import { ApplicantFilter } from '../../../features/applicant/ApplicantFilter.tsx';
import { usePrintTime } from '../../../features/print/usePrintTime.ts';
import { selectedValues } from '../../../lib/urlParameters.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import { ChoiceActions } from './ChoiceActions.tsx';
import { CollegeGroup } from './CollegeLinks.tsx';
import { ExportTools } from './ExportTools.tsx';
import { actionsOfSelection, outdated } from './Prediction.css.ts';
import { PrintedResults } from './PrintedResults.tsx';
import { Reasons } from './Reasons.tsx';
import { ResultCard } from './ResultCard.tsx';
import { isOutdated, ResultsQuestion } from './ResultsQuestion.tsx';
import { pageSizes, withSelection } from './resultsView.ts';
import { TierFilter } from './TierFilter.tsx';
import { Unmatched, type UnmatchedProps } from './Unmatched.tsx';
import type { PredictionFlow } from './usePrediction.ts';
import { useResults, type ResultsPartProps } from './useResults.ts';

type State = PredictionFlow['state'];

const isComplete = ({ context: { air, form } }: State): boolean =>
  missingFields(air, form).length === 0;

const isAnswered = (state: State): boolean =>
  state.matches({ prediction: { ready: 'shown' } }) ||
  state.matches({ prediction: { ready: 'empty' } });

/** While the server is asked whether the question of the URL is answered without a try. */
const isOpening = (state: State): boolean =>
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

interface PartProps extends ResultsPartProps, Pick<PredictionFlow, 'state' | 'view'> {}

/** How many results are shown; nothing before the first question. */
const ResultsCount = ({ state, shown: { pageRows, size } }: Omit<PartProps, 'view'>) => {
  const number = useNumberFormatter();
  if (state.matches({ prediction: { ready: 'idle' } })) return null;
  return (
    <Text as="div" size="small" tone="muted" tabular>
      <output>
        {state.hasTag('busy')
          ? content.comparing
          : content.showing(number.format(pageRows.length), number.format(size))}
      </output>
    </Text>
  );
};

/** What is known of results before their rows, and the filters that are no column's. */
const ResultsFilters = ({ view, shown }: Omit<PartProps, 'state'>) => {
  const { results, selected, table, hidden } = shown;
  const leftOut = useLeftOut(contract.recommend);
  return (
    <>
      {results.some(({ synthetic }) => synthetic) && (
        <Notice tone="caution" title={content.syntheticTitle}>
          {content.synthetic}
        </Notice>
      )}
      <LeftOutNotice count={leftOut} />
      <div className={selected.length > 0 ? actionsOfSelection : undefined}>
        <ChoiceActions rows={selected} />
      </div>
      <TierFilter
        counts={shown.tierCounts}
        selected={selectedValues(view.columnFilters, 'tier')}
        onChange={(tiers) => table.setColumnFilters(withSelection(view, 'tier', tiers))}
      />
      <ApplicantFilter
        applicant={shown.applicant}
        showsAll={view.showsAll}
        hidden={applicantContent.hiddenResults(hidden)}
        onChange={({ showsAll }) => shown.showAll(showsAll)}
      />
    </>
  );
};

interface ResultsProps extends UnmatchedProps {
  /** Submits the form. */
  readonly onPredictAgain: () => void;
}

/** The results of the prediction: cards on phones, else a table. */
export const Results = ({ onPredictAgain, ...prediction }: ResultsProps) => {
  const shown = useResults(prediction);
  const { state, view, updateView } = prediction;
  const { results, selected, rank, explained, explain } = shown;
  const number = useNumberFormatter();
  const printTime = usePrintTime();
  const hasResults = results.length > 0;
  return (
    <Stack as="section">
      <Inline justify="between">
        <Heading level={2}>{content.results}</Heading>
        <ExportTools shown={shown} />
      </Inline>
      {isAnswered(state) && <ResultsQuestion state={state} onPredictAgain={onPredictAgain} />}
      <ResultsCount state={state} shown={shown} />
      {hasResults && <ResultsFilters view={view} shown={shown} />}
      <div className={isAnswered(state) && isOutdated(state) ? outdated : undefined}>
        <DataTable
          table={shown.table}
          caption={content.results}
          rowKey="index"
          density="compact"
          summary={
            hasResults && (
              <Switch
                label={content.group}
                on={view.isGrouped}
                onChange={({ on }) => updateView({ isGrouped: on })}
              />
            )
          }
          renderCard={(row) => <ResultCard row={row} air={rank} onOpen={() => explain(row)} />}
          paginationVariant="compact"
          columnsMenu={hasResults}
          filterPlacement="above"
          pageSizes={pageSizes}
          renderGroup={(row) => (
            <CollegeGroup row={row} count={shown.collegeCounts.get(row.instituteCode ?? '') ?? 0} />
          )}
          loading={state.hasTag('busy') || isOpening(state)}
          empty={
            hasResults ? (
              <EmptyState title={content.noneLeft} icon={icons.Search} />
            ) : (
              <NoResults {...prediction} />
            )
          }
        />
      </div>
      {printTime && hasResults && (
        <PrintedResults
          results={selected.length > 0 ? selected : shown.passed()}
          question={content.question(number.format(rank), shown.question)}
          time={printTime}
        />
      )}
      <Reasons row={explained} air={rank} onClose={() => explain(undefined)} />
    </Stack>
  );
};
