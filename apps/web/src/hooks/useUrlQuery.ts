import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { language } from '../lib/language.ts';
import type { QueryCodec } from '../lib/urlParameters.ts';

type HistoryEntry = 'push' | 'replace';

/** Changes parts of the query; 'replace' adds no entry to the history. @default 'push' */
export type UpdateQuery<Query> = (
  change: Partial<Query> | ((query: Query) => Partial<Query>),
  entry?: HistoryEntry,
) => void;

/** Marks navigations by this hook: the state is ahead of them, so their URL is not parsed. */
const ownNavigation = 'useUrlQuery';

/** Runs a callback after the next frame was painted. Returns the function that cancels it. */
export const afterNextFrame = (run: () => void): (() => void) => {
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
 * Whether a link was followed whose page is not rendered yet: the router renders in transitions, so the address bar is
 * ahead of the page that is shown, and a query that this page writes now would undo the link. The router of stories
 * leaves the address bar alone.
 */
export const isLeaving = (pathname: string): boolean =>
  (history.state as { key?: string } | null)?.key !== undefined &&
  window.location.pathname !== language.base + pathname;

/**
 * Runs a callback when Back or Forward returns to the rendered entry because the one that it left was never rendered:
 * the router renders in transitions, drops one that is overtaken, and then sees no change. Keep the reference.
 */
export const useReturnToEntry = (onReturn: () => void): void => {
  const { key } = useLocation();
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent): void => {
      const popped = (state as { key?: string } | null)?.key ?? 'default';
      if (popped === key) onReturn();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [key, onReturn]);
};

/**
 * The query of a list, as state that is synchronised with the URL. An update changes the state at
 * once and the URL after the next paint; links, Back and Forward change the state by the URL.
 */
export const useUrlQuery = <Query extends object>({
  read,
  write,
}: QueryCodec<Query>): readonly [Query, UpdateQuery<Query>] => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key, state, search, pathname } = useLocation();
  const type = useNavigationType();
  const [query, setQuery] = useState(() => read(params));
  const [readKey, setReadKey] = useState(key);
  if (key !== readKey) {
    setReadKey(key);
    if (type === NavigationType.Pop || state !== ownNavigation) setQuery(read(params));
  }
  useReturnToEntry(useCallback(() => setQuery(read(params)), [read, params]));

  const latest = useRef({ query, search });
  useLayoutEffect(() => {
    latest.current = { query, search };
  });
  const pending = useRef<HistoryEntry>(undefined);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const update = useCallback<UpdateQuery<Query>>(
    (change, entry = 'push') => {
      const current = latest.current.query;
      const next = { ...current, ...(typeof change === 'function' ? change(current) : change) };
      latest.current = { ...latest.current, query: next };
      setQuery(next);
      // Updates of one writing share an entry; it is pushed if one of them pushes.
      pending.current = pending.current === 'push' ? 'push' : entry;
      cancel.current?.();
      cancel.current = afterNextFrame(() => {
        const replace = pending.current === 'replace';
        pending.current = undefined;
        const written = write(latest.current.query).toString();
        if (written !== latest.current.search.slice(1) && !isLeaving(pathname))
          void navigate({ search: written }, { replace, state: ownNavigation });
      });
    },
    [navigate, write, pathname],
  );
  return [query, update];
};
