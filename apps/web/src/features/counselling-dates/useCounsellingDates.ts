import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { examOf, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { listDeadlines } from '@seatwise/flows/counselling-dates';
import { isNotOffered } from '@seatwise/flows/shared';
import { useQuery } from '../../hooks/useQuery.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';

/** The dates of an exam; null if the backend offers none. */
export const useCounsellingDates = (exam: Exam) =>
  useQuery(counsellingDates, 'listCounsellingDates', { exam }, { nullIf: isNotOffered });

/** The last dates to fill and lock the student's choices; undefined while they load. */
export const useListDeadlines = () => {
  const { session } = useServices();
  const exam = examOf(useUser(session)?.counsellingCategory ?? null);
  const { data, status } = useCounsellingDates(exam);
  const isLoading = status === 'loading' && !data;
  return { exam, deadlines: isLoading ? undefined : listDeadlines(data ?? [], session.now()) };
};
