import type { Eligibility, Outcome } from '@seatwise/flows/eligibility';
import {
  applicantAsking,
  verdictsOf,
  type Form,
  type Prediction,
} from '@seatwise/flows/prediction';
import type { Filters } from '@seatwise/ui/table';
import { useMemo } from 'react';
import type { LoadedApplicant } from '../../../features/applicant/applicant.ts';
import { createResultTable, indexesOf, type AuthorityOf } from './resultTable.ts';

/** A result with its verdict. */
export interface JudgedSeat {
  readonly row: Prediction;
  readonly verdict: Eligibility;
}

/** The results of a question, judged by the student's answers: their table, and the seats of each outcome. */
export const useJudgedResults = (
  results: readonly Prediction[],
  question: Form,
  { student, profile }: LoadedApplicant,
  authorityOf: AuthorityOf,
) => {
  const verdicts = useMemo(
    () => verdictsOf(results, student && applicantAsking(student, question)),
    [results, student, question],
  );
  const all = useMemo(
    () => createResultTable(results, verdicts, profile, authorityOf),
    [results, verdicts, profile, authorityOf],
  );
  return useMemo(
    () => ({
      all,
      judged: results.map((row, index): JudgedSeat => ({ row, verdict: verdicts[index]! })),
      isOpen: (index: number): boolean => verdicts[index]?.outcome === 'open',
      seatsOf: (outcome: Outcome, filters: Filters = {}): readonly JudgedSeat[] =>
        indexesOf(all, outcome, filters).map((index) => ({
          row: results[index]!,
          verdict: verdicts[index]!,
        })),
    }),
    [all, results, verdicts],
  );
};
