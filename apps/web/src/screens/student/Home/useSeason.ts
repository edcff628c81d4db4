import { choices } from '@seatwise/api-client/contract/choices';
import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { isStaffRole, type StoredUser } from '@seatwise/flows/session';
import { isNotOffered } from '@seatwise/flows/shared';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { useCounsellingDates } from '../../../features/counselling-dates/useCounsellingDates.ts';
import { useQuery } from '../../../hooks/useQuery.ts';

/** The dashboard's data on a student's season: the answers, the choice lists and the dates. */
export const useSeason = (user: StoredUser) => {
  const options = { isEnabled: !isStaffRole(user.role), nullIf: isNotOffered };
  const { state, answer } = useApplicant().applicant;
  const { data: lists, status } = useQuery(choices, 'listChoiceLists', undefined, options);
  const exam = examOf(user.counsellingCategory ?? null);
  return {
    user,
    exam,
    answers: state === 'loaded' ? answer : undefined,
    lists,
    isLoading: options.isEnabled && [state, status].includes('loading'),
    dates: useCounsellingDates(exam),
  };
};

export interface SeasonProps {
  readonly season: ReturnType<typeof useSeason>;
}
