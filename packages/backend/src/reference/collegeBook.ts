import type { AnswerOf, RowOf } from '@seatwise/api-client';
import type { colleges as contract } from '@seatwise/api-client/contract/colleges';
import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { dataRounds } from '@seatwise/api-client/contract/constants/data';
import { codeOfToday, formerHolder, takesWomenOnly } from '@seatwise/official-data';
import { memoize } from '../memoize.ts';
import { withPage } from './places.ts';
import { collegeFacts, courseFeeOf, feeOf } from './collegeFacts.ts';
import {
  type College,
  type CutoffCell,
  type CutoffYear,
  type InForce,
  type LiveReferenceData,
  type RoundRanks,
} from './referenceData.ts';

export type CollegeRow = RowOf<typeof contract.listColleges>;
export type CollegePage = AnswerOf<typeof contract.readCollege>;

const roundIndex = ({ round }: InForce['lists'][number]): number =>
  dataRounds.findIndex((one) => one === round);

type RanksOfYear = CollegePage['ranks'][number]['years'][number];

/** Adds to a published round which seats its list has. */
const publishedIn =
  (lists: InForce['lists'], exam: CutoffCell['exam']) =>
  ({
    admits,
    admitsUnknown,
    minAir,
    openingUnknown,
    ...ranks
  }: RoundRanks & { readonly year: number }): RanksOfYear => ({
    ...ranks,
    admits: admitsUnknown ? null : admits,
    minAir: openingUnknown ? null : minAir,
    holds: lists.find(
      ({ kind, exam: of, year, round }) =>
        kind === 'cutoffs' && of === exam && year === ranks.year && round === ranks.round,
    )?.holds,
    source: 'imported',
  });

/** The rounds by year, each year's stray rounds after its main ones. */
const roundsOf = (
  { exam, years, strays = [] }: CutoffCell,
  lists: InForce['lists'],
): RanksOfYear[] => {
  const published = publishedIn(lists, exam);
  const yearsOf = ({ year, rounds = [] }: CutoffYear): RanksOfYear[] =>
    rounds.map((round) => published({ year, ...round }));
  return [...years.flatMap(yearsOf), ...strays.map(published)].toSorted((a, b) => a.year - b.year);
};

const admitsOf = ({ years }: CutoffCell): number =>
  years.findLast(({ admitsUnknown }) => !admitsUnknown)?.admits ?? 0;

/** Sorts by size, because a page opens on the seat that most students get. */
const largestFirst = (a: CutoffCell, b: CutoffCell): number => admitsOf(b) - admitsOf(a);

const rowOf = ({ code, name, state, kind }: College, facts: InForce['facts']): CollegeRow => ({
  code,
  name,
  state,
  kind: facts.get(code)?.kind?.value ?? kind,
});

/** The other college that used a code here before MCC's own codes were adopted. */
const holderOf = (code: string) => {
  const holder = formerHolder(code);
  return holder && holder.code !== code ? holder : null;
};

/** The matrix in force for each exam. */
const seatListsOf = (lists: InForce['lists']): CollegePage['seatLists'] => {
  const matrices = lists
    .filter(({ kind }) => kind === 'seats')
    .toSorted((a, b) => a.year - b.year || roundIndex(a) - roundIndex(b));
  return exams.flatMap((exam) => matrices.findLast((list) => list.exam === exam) ?? []);
};

/** The colleges by code, with all data about each; indexed on first use. */
export const createCollegeBook = (reference: LiveReferenceData) => {
  const seats = memoize((all: InForce['seats']) => Map.groupBy(all, ({ instNm }) => instNm));
  const cells = memoize((all: InForce['cells']) =>
    Map.groupBy(all, ({ instituteCode }) => instituteCode),
  );

  const rows = memoize((all: InForce['colleges']) =>
    memoize((facts: InForce['facts']) => all.map((college) => rowOf(college, facts))),
  );

  const seatsOf = (college: College): CollegePage['seats'] =>
    (seats(reference.seats).get(college.name) ?? []).map(
      ({ program, quotaName, seats: count, source }) => ({
        program,
        quotaName,
        seats: count ?? null,
        womenOnly: takesWomenOnly(college.name, program),
        fee: feeOf(reference, college, program, quotaName),
        courseFee: courseFeeOf(reference, college, program, quotaName),
        source,
      }),
    );

  const ranksOf = ({ code }: College): CollegePage['ranks'] =>
    (cells(reference.cells).get(code) ?? []).toSorted(largestFirst).map((cell) => ({
      program: cell.subject,
      quotaName: cell.quota,
      allottedCategory: cell.allottedCategory,
      allottedPh: cell.ph,
      years: roundsOf(cell, reference.lists),
    }));

  return {
    /** The list of colleges; the same array until another version of the data is in force. */
    list: (): readonly CollegeRow[] => rows(reference.colleges)(reference.facts),
    /** A college by its code, or by a former code that no other college has. */
    read: (asked: string): CollegePage | undefined => {
      const college = withPage(reference, asked) ?? withPage(reference, codeOfToday(asked));
      const published = college && reference.facts.get(college.code);
      return (
        college && {
          ...rowOf(college, reference.facts),
          formerHolder: holderOf(college.code),
          addedFrom: college.added ? { source: 'imported', ...college.added } : null,
          kindFrom: published?.kind ? { source: 'imported', asOf: published.kind.asOf } : null,
          ...collegeFacts(reference, college),
          seatLists: seatListsOf(reference.lists),
          seats: seatsOf(college),
          ranks: ranksOf(college),
        }
      );
    },
  };
};

export type CollegeBook = ReturnType<typeof createCollegeBook>;
