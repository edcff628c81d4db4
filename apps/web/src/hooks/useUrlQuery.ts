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

/** Changes parts of the query; 'replace' adds no history entry. @default 'push' */
export type UpdateQuery<Query> = (
  change: Partial<Query> | ((query: Query) => Partial<Query>),
  entry?: HistoryEntry,
) => void;

/** Marks navigations by this hook, whose URL is not parsed because the state is already ahead of it. */
const ownNavigation = 'useUrlQuery';

/** Runs a callback after the next frame has been painted. Returns the function that cancels it. */
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
 * Whether the user has followed a link to a page that is not rendered yet. The router renders in
 * transitions, so that the address bar is ahead of the page on screen, and a query written by this
 * page would undo the link. The router of stories does not change the address bar.
 */
export const isLeaving = (pathname: string): boolean =>
  (history.state as { key?: string } | null)?.key !== undefined &&
  window.location.pathname !== language.base + pathname;

/**
 * Runs a callback when Back or Forward returns to the rendered entry from one that was never rendered: the router drops
 * a transition that is overtaken, and then sees no change. Keep the reference.
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
 * The query of a list as state, synchronised with the URL. An update changes the state at once and
 * the URL after the next paint; links, Back and Forward change the URL first.
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
      // Updates written together share an entry, which is pushed if any of them pushes.
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
