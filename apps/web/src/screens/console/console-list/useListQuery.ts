import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import type { QueryCodec } from '../../../lib/urlParameters.ts';
import type { SortedQuery } from './defineList.ts';

type TextName<Query> = {
  [Name in keyof Query]: Query[Name] extends string ? Name : never;
}[keyof Query];

/** The query of a list, held in the URL; typing and choosing add no history entry. */
export const useListQuery = <Query extends object>(
  { codec }: { readonly codec: QueryCodec<SortedQuery<Query>> },
  /** Changes added to every search, filter or sort, such as a return to the first page. */
  reset: Partial<SortedQuery<Query>> = {},
) => {
  type Change = Partial<SortedQuery<Query>>;
  const [query, update] = useUrlQuery(codec);
  const narrow = (change: Change): void => update({ ...change, ...reset }, 'replace');
  return {
    update,
    narrow,
    /** Returns the props of a field that filters the list. */
    field: (name: TextName<Query>) => ({
      value: String(query[name]),
      onChange: ({ value }: { value: string }): void => narrow({ [name]: value } as Change),
    }),
    /** The props of the list. */
    sorted: {
      query,
      onSort: (sorting: SortedQuery<Query>['sorting']): void => narrow({ sorting } as Change),
    },
  };
};
