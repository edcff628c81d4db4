import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import type { QueryCodec } from '../../../lib/urlParameters.ts';
import type { SortedQuery } from './defineList.ts';

type TextName<Query> = {
  [Name in keyof Query]: Query[Name] extends string ? Name : never;
}[keyof Query];

/** The query of a list, which the URL holds; what is typed or chosen adds no entry to the history. */
export const useListQuery = <Query extends object>(
  { codec }: { readonly codec: QueryCodec<SortedQuery<Query>> },
  /** What each narrowing sets, such as the first page. */
  reset: Partial<SortedQuery<Query>> = {},
) => {
  type Change = Partial<SortedQuery<Query>>;
  const [query, update] = useUrlQuery(codec);
  const narrow = (change: Change): void => update({ ...change, ...reset }, 'replace');
  return {
    update,
    narrow,
    /** The props of a field that the list is filtered by. */
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
