import { isNotOffered } from '@seatwise/flows/shared';
import { useFetched } from '../../../hooks/useQuery.ts';
import { whenIdle } from '../../../lib/scheduling.ts';
import { useServices } from '../../../services/services.ts';

/** The code of each college, by its name in the seat matrix. */
export type CollegeCodes = ReadonlyMap<string, string>;

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
