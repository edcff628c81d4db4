import { createStore, isNotOffered } from '@seatwise/flows/shared';
import { logFailure } from '../../lib/logFailure.ts';
import { whenIdle } from '../../lib/scheduling.ts';
import { lazyService, type Services } from '../../services/services.ts';

/** The code of each college, by the name that the seat matrix has. */
export type CollegeCodes = ReadonlyMap<string, string>;

const none: CollegeCodes = new Map();

/** The seat matrix names colleges without their codes; the list of both is loaded once, in idle time. */
const createCollegeCodes = ({ api }: Pick<Services, 'api'>) => {
  const codes = createStore(none);
  let isRequested = false;
  return {
    state: codes.get,
    subscribe: codes.subscribe,
    load: async (): Promise<void> => {
      if (isRequested) return;
      isRequested = true;
      await whenIdle();
      try {
        const { colleges } = await import('@seatwise/api-client/contract/colleges');
        const rows = await api.area(colleges).listColleges();
        codes.set(new Map(rows.map(({ name, code }) => [name.trim().normalize(), code])));
      } catch (error) {
        // Without the list names are not linked; the next visit asks again.
        isRequested = false;
        if (!isNotOffered(error)) logFailure(error);
      }
    },
  };
};

export const collegeCodesOf = lazyService(createCollegeCodes);
