import type { ShortlistItem } from '@seatwise/flows/choices';
import { isNotOffered } from '@seatwise/flows/shared';
import { useFetched } from '../../../hooks/useQuery.ts';
import { whenIdle } from '../../../lib/scheduling.ts';
import { useServices } from '../../../services/services.ts';
import type { Seat } from './seatTable.ts';

/** The code of each college, by its name in the seat matrix. */
export type CollegeCodes = ReadonlyMap<string, string>;

const textOf = (value: Seat['program']): string | undefined =>
  String(value ?? '').trim() || undefined;

/** The seat of a row as the shortlist stores it; undefined while the college has no code. */
export const itemOf = (
  { instNm, program, quotaName, state }: Seat,
  codes: CollegeCodes,
): ShortlistItem | undefined => {
  const institute = String(instNm);
  const instituteCode = codes.get(institute);
  return instituteCode === undefined
    ? undefined
    : {
        instituteCode,
        institute,
        state: textOf(state),
        subject: textOf(program),
        quotaName: textOf(quotaName),
      };
};

const none: CollegeCodes = new Map();

/** The seat matrix names colleges without their codes; a list of both loads in idle time, after the seats. */
export const useCollegeCodes = (areSeatsLoaded: boolean): CollegeCodes => {
  const { api } = useServices();
  const { data = none } = useFetched(
    'colleges',
    async (signal) => {
      await whenIdle();
      const { colleges } = await import('@seatwise/api-client/contract/colleges');
      try {
        const rows = await api.area(colleges).listColleges(undefined, { signal });
        return new Map(rows.map(({ name, code }) => [name.trim().normalize(), code]));
      } catch (error) {
        // Without the list, names are not links.
        if (isNotOffered(error)) return none;
        throw error;
      }
    },
    areSeatsLoaded,
  );
  return data;
};
