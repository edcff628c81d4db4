import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

interface Notation<Query> {
  readonly read: (params: URLSearchParams) => Query;
  readonly write: (query: Query) => URLSearchParams;
}

/**
 * What is asked of a list, kept in the address: a reload and a shared link keep it. It shows at
 * once and the address follows; only links and the way back lead from there to here.
 */
export const useQueryInAddress = <Query extends object>({ read, write }: Notation<Query>) => {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(() => read(params));
  const { key } = useLocation();
  const way = useNavigationType();
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (way !== NavigationType.Replace) setQuery(read(params));
  }
  const ask = (change: Partial<Query>): void => {
    const next = { ...query, ...change };
    setQuery(next);
    setParams(write(next), { replace: true });
  };
  return [query, ask] as const;
};
