import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { isNotOffered } from '@seatwise/flows/shared';
import { useQuery } from '../../hooks/useQuery.ts';

/** The dates of an exam; null where a backend has none. */
export const useCounsellingDates = (exam: Exam) =>
  useQuery(counsellingDates, 'listCounsellingDates', { exam }, { nullIf: isNotOffered });
