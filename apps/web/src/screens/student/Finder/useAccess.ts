import type { Filters } from '@seatwise/ui/table';
import { useMemo } from 'react';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { restrictedTo } from '../../../features/applicant/restrictedTo.ts';
import { accessFilter } from './accessFilter.ts';
import type { LoadedSeats } from './seats.ts';

const noFilters: Filters<'access'> = {};
const nothingHidden = (): number => 0;

/** Restricts the table by the student's answers, unless there are none or all seats should show. */
export const useAccess = (loaded: LoadedSeats, showsAll: boolean) => {
  const { applicant } = useApplicant();
  const { profile } = applicant;
  return useMemo(() => {
    const { table } = loaded;
    if (profile === null || showsAll)
      return { applicant, engine: table, filters: noFilters, hidden: nothingHidden };
    const { access, hidden } = accessFilter(table, profile);
    return { applicant, engine: restrictedTo(table, { access }), filters: { access }, hidden };
  }, [loaded, applicant, profile, showsAll]);
};
