import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { examOf, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { listDeadlines } from '@seatwise/flows/counselling-dates';
import { isNotOffered } from '@seatwise/flows/shared';
import { useQuery } from '../../hooks/useQuery.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';

/** The dates of an exam; null where a backend has none. */
export const useCounsellingDates = (exam: Exam) =>
  useQuery(counsellingDates, 'listCounsellingDates', { exam }, { nullIf: isNotOffered });

/** Until when the student's choices are filled and locked; undefined while that is on its way. */
export const useListDeadlines = () => {
  const { session } = useServices();
  const exam = examOf(useUser(session)?.counsellingCategory ?? null);
  const { data, status } = useCounsellingDates(exam);
  const isLoading = status === 'loading' && !data;
  return { exam, deadlines: isLoading ? undefined : listDeadlines(data ?? [], session.now()) };
};
