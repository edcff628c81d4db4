import { prediction as contract } from '@seatwise/api-client/contract/prediction';
import { isRefused } from '@seatwise/flows/prediction';
import {
  Button,
  DataTable,
  EmptyState,
  icons,
  Heading,
  Inline,
  Stack,
  Switch,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { content } from '../../../content/prediction.ts';
import { listedSeatsOf } from '../../../features/choices/listedSeats.ts';
import { usePrintTime } from '../../../features/print/usePrintTime.ts';
import { scaleEnd } from '../../../lib/scaleEnd.ts';
import { selectedValues } from '../../../lib/urlParameters.ts';
import { useServices } from '../../../services/services.ts';
import { AuthorityFilter } from './AuthorityFilter.tsx';
import { ChoiceActions } from './ChoiceActions.tsx';
import { BranchHeading, CollegeGroup } from './CollegeLinks.tsx';
import { ExportTools } from './ExportTools.tsx';
import { actionsOfSelection, outdated } from './Prediction.css.ts';
import { ClearRanks, MapPlace, MapToggle } from './MapPlace.tsx';
import { PrintedResults } from './PrintedResults.tsx';
import { Reasons } from './Reasons.tsx';
import { ResultCard } from './ResultCard.tsx';
import { isAnswered, isAsked, isComplete, isOutdated } from './predictionState.ts';
import { KeepCategory, NotOwn, ResultsNotices, ResultsQuestion } from './ResultsQuestion.tsx';
import { pageSizes, withSelection } from './resultsView.ts';
import { collegeOf } from './resultTable.ts';
import { CostSources } from '../../../features/sources/CostSources.tsx';
import { OtherSeats } from './OtherSeats.tsx';
import { TierFilter, TierHeading } from './TierFilter.tsx';
import { Unmatched, type UnmatchedProps } from './Unmatched.tsx';
import type { PredictionFlow } from './usePrediction.ts';
import { answer } from './Verdict.css.ts';
import { Verdict } from './Verdict.tsx';
import { useResults, type ResultsPartProps } from './useResults.ts';

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

/** The number of results shown; renders nothing before the first question. */
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

/** The summary of the results, above their rows. */
const BeforeRows = ({
  shown,
  isMapOpen,
  children,
}: ResultsPartProps & { readonly isMapOpen: boolean; readonly children: ReactNode }) => (
  <>
    <LeftOut of={contract.recommend} />
    <div className={answer}>
      <Verdict shown={shown}>{children}</Verdict>
      <MapPlace shown={shown} isOpen={isMapOpen} />
    </div>
  </>
);

/** Explains the order of the results, and how to read their drawings. */
const ResultsKey = ({
  view,
  shown,
  updateView,
}: PartProps & Pick<PredictionFlow, 'updateView'>) => {
  const number = useNumberFormatter();
  return (
    <Inline gap="xs">
      {view.sorting.length === 0 ? (
        <Text as="span" size="small" tone="muted">
          {shown.branches ? content.orderOfBranches : content.order}
        </Text>
      ) : (
        <Button tone="text" size="compact" onPress={() => updateView({ sorting: [] })}>
          {content.toOrder}
        </Button>
      )}
      <Text as="span" size="small" tone="muted">
        {content.scale(number.format(scaleEnd(shown.rank)))}
      </Text>
    </Inline>
  );
};

const emptyTitle = ({ isFiltered, overBudget, unpriced }: ResultsPartProps['shown']): string => {
  if (overBudget.length + unpriced.length > 0) return content.noneWithin;
  return isFiltered ? content.noneLeft : content.noneOpen;
};

/** The rows of the results, or an explanation if there are none. */
const ResultsTable = ({ shown, ...prediction }: UnmatchedProps & ResultsPartProps) => {
  const { state, view, updateView } = prediction;
  if (shown.results.length === 0) return <NoResults {...prediction} />;
  return (
    <div className={isAnswered(state) && isOutdated(state) ? outdated : undefined}>
      <DataTable
        table={shown.table}
        caption={content.results}
        rowKey="index"
        density="compact"
        toolsTitle={content.tools}
        summary={
          <>
            <TierFilter
              counts={shown.tierCounts}
              selected={selectedValues(view.columnFilters, 'tier')}
              onChange={(tiers) => shown.table.setColumnFilters(withSelection(view, 'tier', tiers))}
            />
            <AuthorityFilter
              shown={shown}
              selected={selectedValues(view.columnFilters, 'authority')}
              onChange={(names) =>
                shown.table.setColumnFilters(withSelection(view, 'authority', names))
              }
            />
            <ResultsKey {...prediction} shown={shown} />
            <Switch
              label={content.group}
              on={view.isGrouped}
              onChange={({ on }) => updateView({ isGrouped: on })}
            />
          </>
        }
        renderCard={(row) => (
          <ResultCard
            row={row}
            rank={shown.rank}
            authority={
              row.authority || shown.authorityCounts.size > 1 ? shown.authorityOf(row) : undefined
            }
            onOpen={shown.explain}
          />
        )}
        paginationVariant="compact"
        columnsMenu
        filterPlacement="above"
        pageSizes={pageSizes}
        renderGroup={(row) =>
          view.isGrouped ? (
            <CollegeGroup row={row} rows={shown.colleges.get(collegeOf(row)) ?? []} />
          ) : shown.branches ? (
            <BranchHeading row={row} branches={shown.branches} />
          ) : (
            (row.probabilityTier || row.authority) && (
              <TierHeading row={row} counts={shown.tierCounts} />
            )
          )
        }
        empty={<EmptyState title={emptyTitle(shown)} icon={icons.Search} />}
      />
    </div>
  );
};

/** The actions on selected results. */
const AfterResults = ({ shown: { selected, forgetTicks } }: ResultsPartProps) =>
  selected.length > 0 && (
    <div className={actionsOfSelection}>
      <ChoiceActions rows={selected} onAdded={forgetTicks} />
    </div>
  );

interface ResultsProps extends PredictionFlow {
  /** The submit button of the form. */
  readonly submit: RefObject<HTMLButtonElement | null>;
  /** Opens the folded form; undefined while it is open. */
  readonly onChange: (() => void) | undefined;
}

/**
 * Scrolls to the place of the answer when the student presses the button, so that nothing shifts
 * when it arrives, and then moves the focus there, unless the student has moved it.
 */
const useFocusOnAnswer = (
  isAwaited: boolean,
  submit: ResultsProps['submit'],
): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAwaited = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const isStill = [document.body, submit.current, heading.current].some(
      (place) => place !== null && place === activeElement,
    );
    if (wasAwaited.current && !isAwaited && isStill) {
      heading.current?.focus({ preventScroll: true });
      // The folded form and the moved side column took the scrolled place along.
      heading.current?.scrollIntoView();
    }
    if (isAwaited && !wasAwaited.current) heading.current?.scrollIntoView();
    wasAwaited.current = isAwaited;
  }, [isAwaited, submit]);
  return heading;
};

/** The results of the prediction: cards on phones, elsewhere a table. */
export const Results = ({ submit, onChange, ...prediction }: ResultsProps) => {
  const shown = useResults(prediction);
  const { state } = prediction;
  const { results, selected, rank, explained, explain, applicant } = shown;
  const number = useNumberFormatter();
  const printTime = usePrintTime();
  const listed = listedSeatsOf(useServices());
  useEffect(() => listed.read(), [listed]);
  const heading = useFocusOnAnswer(isAsked(state), submit);
  const [isMapOpen, openMap] = useState(false);
  // The student's answers decide which section a result is in.
  const isBusy = state.hasTag('busy') || (results.length > 0 && applicant.state === 'loading');
  const hasResults = results.length > 0 && !isBusy;
  return (
    <Stack as="section" gap="sm">
      <Inline align="baseline">
        <Heading level={2} ref={heading}>
          {content.results}
        </Heading>
        {hasResults && shown.hasRanks && <MapToggle isOpen={isMapOpen} onChange={openMap} />}
        <ResultsCount state={state} shown={shown} />
        {hasResults && <ClearRanks shown={shown} heading={heading} />}
        {isAnswered(state) && (
          <ResultsQuestion state={state} onChange={onChange} applicant={applicant} />
        )}
      </Inline>
      <NotOwn {...prediction} heading={heading} />
      {isAnswered(state) && (
        <ResultsNotices
          state={state}
          onPredictAgain={() => {
            // Predicting again unmounts the pressed button with its notice.
            heading.current?.focus({ preventScroll: true });
            submit.current?.click();
          }}
        />
      )}
      {hasResults && (
        <BeforeRows shown={shown} isMapOpen={isMapOpen}>
          <KeepCategory state={state} applicant={applicant} heading={heading} />
        </BeforeRows>
      )}
      {isBusy ? (
        <Loading label={content.comparing} />
      ) : (
        <ResultsTable {...prediction} shown={shown} onCleared={() => submit.current?.focus()} />
      )}
      {hasResults && <OtherSeats shown={shown} />}
      {hasResults && <CostSources seats={shown.results} exam={shown.exam} />}
      {hasResults && <AfterResults shown={shown} />}
      {isAnswered(state) && <ExportTools shown={shown} />}
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
