import { claimsOf } from '@seatwise/flows/eligibility';
import {
  everyBranch,
  expectedClosing,
  nextCourseOf,
  type Form,
  type Prediction,
} from '@seatwise/flows/prediction';
import { useDataTable, type DataTableState } from '@seatwise/ui';
import type { Filter, Filters } from '@seatwise/ui/table';
import { useMemo, useState } from 'react';
import { useRememberedColumns } from '../../../hooks/useRememberedColumns.ts';
import { restrictedTo } from '../../../features/applicant/restrictedTo.ts';
import { useAuthorities, type Authority } from '../../../hooks/useAuthorities.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { resultColumns } from './resultColumns.tsx';
import { selectedValues } from '../../../lib/urlParameters.ts';
import { useServices } from '../../../services/services.ts';
import { questionOf } from './resultTexts.ts';
import {
  branchOf,
  collegeOf,
  inSection,
  openOnly,
  tierOf,
  type AuthorityOf,
  type ResultTable,
} from './resultTable.ts';
import type { ResultsView } from './resultsView.ts';
import { ticksOf } from './ticks.ts';
import { useJudgedResults } from './useJudgedResults.ts';
import { useVerdict } from './useVerdict.ts';
import type { PredictionFlow } from './usePrediction.ts';

/** These columns can be filtered even while hidden; the specification shows the others. */
const hiddenAtFirst = ['state', 'kind'] as const;

const within: Filters<'outcome' | 'budget'> = { outcome: openOnly, budget: inSection('within') };

/** The filter for seats that may close at some ranks. */
const closingAt = (ranks: ResultsView['ranks']): Filters<'expected'> =>
  ranks ? { expected: ranks } : {};

/** Results are in sections by branch or tier, unless they are grouped or sorted. */
const groupOf = ({ isGrouped, sorting }: ResultsView, { subject }: Form) => {
  if (isGrouped) return collegeOf;
  if (sorting.length > 0) return undefined;
  return subject === everyBranch ? branchOf : tierOf;
};

const noColleges: ReadonlyMap<string, readonly Prediction[]> = new Map();

/** The number of results for each value of a column. */
const countsBy = (
  engine: Pick<ResultTable, 'facets'>,
  column: 'tier' | 'authority',
  filters: Filters,
): ReadonlyMap<string, number> =>
  new Map(engine.facets(column, filters).map(({ value, count }) => [value, count]));

/** The ticked results of a question, and the function that changes them. */
const useTicks = (results: readonly Prediction[], question: string) => {
  const { drafts } = useServices();
  const ticks = ticksOf(drafts, { question, count: results.length });
  const [ticked, setTicked] = useState<DataTableState['rowSelection']>({});
  const [shownResults, setShownResults] = useState(results);
  if (shownResults !== results) {
    setShownResults(results);
    setTicked(ticks.read());
  }
  const tick = (chosen: DataTableState['rowSelection']): void => {
    setTicked(chosen);
    ticks.write(chosen);
  };
  return { ticked, tick, forget: () => ticks.write({}) };
};

/** The short names of the authorities; seats without an authority are MCC's. */
const namesOf = (authorities: readonly Authority[]): AuthorityOf => {
  const names = new Map(
    authorities.map(({ key, shortName }) => [key, shortName ? inLanguage(shortName) : '']),
  );
  return ({ authority }) => names.get(authority ?? 'mcc') ?? authority ?? '';
};

/** The authorities, loaded for students whose home state is known. */
const useNamedAuthorities = (homeState: string | undefined) => {
  const authorities = useAuthorities(homeState !== undefined);
  return { authorities, authorityOf: useMemo(() => namesOf(authorities), [authorities]) };
};

/** The columns, including those of the stipend and the authority if any result has one. */
const useColumns = (
  results: readonly Prediction[],
  explain: (row: Prediction) => void,
  rank: number,
  authorityOf: AuthorityOf,
) => {
  const knowsStipends = results.some(({ stipend }) => typeof stipend === 'number');
  const namesAuthorities = results.some(({ authority }) => authority);
  return useMemo(
    () =>
      resultColumns(explain, rank, {
        knowsStipends,
        authorityOf: namesAuthorities ? authorityOf : undefined,
      }),
    [explain, rank, knowsStipends, namesAuthorities, authorityOf],
  );
};

/** The filters of the table by their columns, and the same with the chosen ranks. */
const useFilters = ({ columnFilters, ranks }: ResultsView) =>
  useMemo(() => {
    const ofColumns: Filters = Object.fromEntries(
      columnFilters.map(({ id, value }) => [id, value as Filter]),
    );
    return { ofColumns, filters: { ...ofColumns, ...closingAt(ranks) } };
  }, [columnFilters, ranks]);

/** Returns a test of whether one of the authorities in the filter gives a result. */
const useGivenBy = ({ columnFilters }: ResultsView, authorityOf: AuthorityOf) =>
  useMemo(() => {
    const names = selectedValues(columnFilters, 'authority');
    return (row: Prediction): boolean => names.length === 0 || names.includes(authorityOf(row));
  }, [columnFilters, authorityOf]);

/** The rows of the open results within the budget, limited to the chosen ranks. */
const useEngine = (all: ResultTable, { ranks }: ResultsView) =>
  useMemo(() => restrictedTo(all, { ...within, ...closingAt(ranks) }), [all, ranks]);

/** For a question about all branches: the questions of single branches, and how many seats each has. */
const branchesOf = (form: Form, rows: readonly Prediction[]) => {
  if (form.subject !== everyBranch) return undefined;
  const ofBranch = Map.groupBy(rows, branchOf);
  return {
    questionIn: (subject: string): Form => ({ ...form, subject }),
    seatsIn: (branch: string): number =>
      (ofBranch.get(branch) ?? []).reduce((sum, { alike }) => sum + (alike ?? 1), 0),
  };
};

/** The results that are not certainly within reach, under the filters. */
const otherSeatsOf = (
  seatsOf: ReturnType<typeof useJudgedResults>['seatsOf'],
  filters: Filters,
) => {
  const depends = seatsOf('depends', filters);
  return {
    /** The results that are open only with a claim, and those that are closed. */
    depends,
    closed: seatsOf('closed', filters),
    /** The claims that some of the results depend on. */
    claims: claimsOf(depends.map(({ verdict }) => verdict)),
    /** The open results over the budget, and those whose cost is unknown. */
    overBudget: seatsOf('open', { ...filters, budget: inSection('over') }),
    unpriced: seatsOf('open', { ...filters, budget: inSection('unknown') }),
  };
};

/** The chosen range of closing ranks, and the function that chooses it. */
const useRanks = ({
  state: {
    context: { results },
  },
  view: { ranks },
  updateView,
  send,
}: PredictionFlow) => ({
  ranks,
  /** Whether any seat has an expected closing rank. */
  hasRanks: useMemo(() => results.some((row) => expectedClosing(row)), [results]),
  chooseRanks: (chosen: ResultsView['ranks']): void => {
    updateView({ ranks: chosen });
    send({ type: 'page.changed', page: 1 });
  },
});

/** The results of the prediction: their table, the selection in it and the results it leaves out. */
export const useResults = (prediction: PredictionFlow) => {
  const { state, send, view, updateView } = prediction;
  const { results, page, air, exam, submittedForm } = state.context;
  const rank = air ?? 0;
  const [explained, explain] = useState<Prediction>();
  const { applicant } = useApplicant();
  const { authorities, authorityOf } = useNamedAuthorities(applicant.profile?.homeState);
  const columns = useColumns(results, explain, rank, authorityOf);
  const judgedResults = useJudgedResults(results, submittedForm, applicant, authorityOf);
  const { all, isOpen, seatsOf } = judgedResults;
  const engine = useEngine(all, view);
  const verdict = useVerdict(state.context, judgedResults, applicant);
  const [columnVisibility, rememberColumns] = useRememberedColumns('prediction', hiddenAtFirst);
  const question = questionOf(submittedForm);
  const { ticked: rowSelection, tick, forget: forgetTicks } = useTicks(results, question);
  const { sorting, columnFilters, pageSize, isGrouped } = view;
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize }), [page, pageSize]);
  const table = useDataTable({
    columns,
    data: results,
    engine,
    getGroup: groupOf(view, submittedForm),
    selectable: results.length > 0,
    state: {
      ...(results.length > 0 && { pagination }),
      sorting,
      columnFilters,
      columnVisibility,
      rowSelection,
    },
    onStateChange: (change: Partial<DataTableState>) => {
      const { pagination: paged, columnVisibility: visible, rowSelection: chosen } = change;
      if (change.sorting) updateView({ sorting: change.sorting });
      if (change.columnFilters) updateView({ columnFilters: change.columnFilters });
      if (paged && paged.pageSize !== pageSize) updateView({ pageSize: paged.pageSize });
      if (paged) send({ type: 'page.changed', page: paged.pageIndex + 1 });
      if (visible) rememberColumns(visible);
      if (chosen) tick(chosen);
    },
  });

  const { ofColumns, filters } = useFilters(view);
  const isGiven = useGivenBy(view, authorityOf);
  const { rows: passedRows } = table.getPrePaginatedRowModel();
  const passed = () => passedRows.map(({ original }) => original);
  return {
    table,
    results,
    page,
    /** The question that the results answer, in words. */
    question,
    rank,
    exam,
    /** The result whose reasons are open. */
    explained,
    explain,
    applicant,
    seatsOf,
    ...otherSeatsOf(seatsOf, filters),
    verdict,
    course: submittedForm.subject,
    nextCourse: nextCourseOf(submittedForm),
    isFiltered: columnFilters.length > 0 || view.ranks !== undefined,
    /** The filters by columns, without the chosen ranks. */
    ofColumns,
    ...useRanks(prediction),
    pageRows: table.getRowModel().rows.map(({ original }) => original),
    /** The number of results that pass the filters. */
    size: passedRows.length,
    passed,
    tierCounts: countsBy(engine, 'tier', filters),
    authorities,
    authorityOf,
    /** The number of results of each authority. */
    authorityCounts: countsBy(engine, 'authority', filters),
    /** The results of each college that pass the filters, while they are grouped. */
    colleges: isGrouped ? Map.groupBy(passed(), collegeOf) : noColleges,
    // Row ids are indexes into the results.
    selected: useMemo(
      () => results.filter((row, index) => rowSelection[index] && isOpen(index) && isGiven(row)),
      [results, rowSelection, isOpen, isGiven],
    ),
    forgetTicks,
    branches: branchesOf(submittedForm, passed()),
  };
};

/** The props of a part of the results. */
export interface ResultsPartProps {
  readonly shown: ReturnType<typeof useResults>;
}
