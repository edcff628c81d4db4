import { adminData } from '@seatwise/api-client/contract/adminData';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { seatCategories } from '@seatwise/api-client/contract/constants/prediction';
import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import { dataRounds, type ListTerm } from '@seatwise/api-client/contract/constants/data';
import { useFetched } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

/** A possible meaning of a text in a list. */
export interface Meaning {
  readonly means: string;
  readonly label: string;
}

const same = (values: readonly string[]): Meaning[] =>
  values.map((value) => ({ means: value, label: value }));

/** All possible meanings of a text in a list; a rank is typed, not chosen. */
export const useMeanings = (of: ListTerm | undefined) => {
  const { api } = useServices();
  return useFetched<readonly Meaning[]>(
    of ?? 'nothing',
    async (signal) => {
      switch (of) {
        case 'college':
          return (await api.area(colleges).listColleges(undefined, { signal })).map(
            ({ code, name, state }) => ({
              means: code,
              label: [name, ...(state == null ? [] : [state])].join(' · '),
            }),
          );
        case 'course':
          return same(await api.area(adminData).listDataCourses({}, { signal }));
        case 'quota':
          return same(Object.values(quotas));
        case 'category':
          return same(seatCategories.flatMap((pool) => [pool, `${pool} PH`]));
        case 'round':
          return same(dataRounds);
        default:
          return [];
      }
    },
    of !== undefined,
  );
};
