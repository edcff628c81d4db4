import { prediction as contract } from '@seatwise/api-client/contract/prediction';
import {
  applicantAsking,
  isNotOffered,
  nextCourseOf,
  queryOf,
  verdictOf,
  verdictsOf,
  type UnnamedSeat,
} from '@seatwise/flows/prediction';
import { useMemo } from 'react';
import type { LoadedApplicant } from '../../../features/applicant/applicant.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import type { useJudgedResults } from './useJudgedResults.ts';
import type { PredictionFlow } from './usePrediction.ts';

/** The verdict on a question; its last line may wait for the seats of the next course. */
export const useVerdict = (
  { air, counseling, exam, submittedForm: form }: PredictionFlow['state']['context'],
  { judged }: Pick<ReturnType<typeof useJudgedResults>, 'judged'>,
  { student, profile }: LoadedApplicant,
) => {
  const rank = air ?? 0;
  const question = useMemo(
    () => ({
      form,
      rank,
      exam,
      homeState: profile?.homeState,
      stateCategory: profile?.stateCategory,
      budgetPerYear: profile?.budgetPerYear,
    }),
    [form, rank, exam, profile],
  );
  const pending = useMemo(() => verdictOf(question, judged, null), [question, judged]);
  const course = nextCourseOf(form);
  const isNeeded = pending.some((line) => line.kind === 'otherwise' && line.next === null);
  const next = useQuery(
    contract,
    'countRecommendations',
    {
      ...queryOf(rank, { ...form, subject: course ?? form.subject }, counseling),
      seats: 'unnamed',
    },
    { isEnabled: isNeeded, nullIf: isNotOffered },
  );

  return useMemo(() => {
    const judge = (seats: readonly UnnamedSeat[]) => {
      const verdicts = verdictsOf(
        seats.map((seat) => ({ ...seat, subject: course })),
        student && applicantAsking(student, form),
      );
      return seats.map((row, index) => ({ row, verdict: verdicts[index]! }));
    };
    if (!isNeeded || next.status === 'loading' || next.isStale) return pending;
    const seats = next.status === 'ready' ? next.data?.seats : undefined;
    return verdictOf(question, judged, seats ? judge(seats) : undefined);
  }, [isNeeded, next, pending, question, judged, student, form, course]);
};
