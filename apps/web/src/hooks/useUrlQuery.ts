import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';

/** How the query of a list is written in the address. */
export interface QueryCodec<Query> {
  readonly read: (params: URLSearchParams) => Query;
  /** Only what differs from the plain page, so that this has a plain address. */
  readonly write: (query: Query) => URLSearchParams;
}

type HistoryEntry = 'push' | 'replace';

/** Changes parts of the query; 'replace' makes no new entry in the history. @default 'push' */
export type UpdateQuery<Query> = (
  change: Partial<Query> | ((query: Query) => Partial<Query>),
  entry?: HistoryEntry,
) => void;

/** Marks navigations of this hook: the state is ahead of them, so they are not read back. */
const ownNavigation = 'useUrlQuery';

/** Runs after the next frame was drawn. Returns what calls it off. */
const afterNextFrame = (run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/**
 * The query of a list. Rows follow a gesture at once, and the address, with all that watches it,
 * once they were drawn; links, Back and Forward lead from the address to the rows.
 */
export const useUrlQuery = <Query extends object>({
  read,
  write,
}: QueryCodec<Query>): readonly [Query, UpdateQuery<Query>] => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key, state, search } = useLocation();
  const type = useNavigationType();
  const [query, setQuery] = useState(() => read(params));
  const [readKey, setReadKey] = useState(key);
  if (key !== readKey) {
    setReadKey(key);
    if (type === NavigationType.Pop || state !== ownNavigation) setQuery(read(params));
  }

  const latest = useRef({ query, search });
  useLayoutEffect(() => {
    latest.current = { query, search };
  });
  const pending = useRef<{ readonly entry: HistoryEntry; readonly cancel: () => void }>(undefined);
  useEffect(() => () => pending.current?.cancel(), []);

  const update = useCallback<UpdateQuery<Query>>(
    (change, entry = 'push') => {
      const present = latest.current.query;
      const next = { ...present, ...(typeof change === 'function' ? change(present) : change) };
      latest.current = { ...latest.current, query: next };
      setQuery(next);
      // Changes within one frame make one entry, and a new one if any of them asked for it.
      const replaces = entry === 'replace' && pending.current?.entry !== 'push';
      pending.current?.cancel();
      const cancel = afterNextFrame(() => {
        pending.current = undefined;
        const written = write(latest.current.query).toString();
        if (written === latest.current.search.slice(1)) return;
        void navigate({ search: written }, { replace: replaces, state: ownNavigation });
      });
      pending.current = { entry: replaces ? 'replace' : 'push', cancel };
    },
    [navigate, write],
  );
  return [query, update];
};
