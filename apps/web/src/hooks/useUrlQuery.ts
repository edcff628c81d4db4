import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { useReturnToEntry } from './useReturnToEntry.ts';

/** Converts a list's query from and to URL parameters. Keep the reference. */
export interface QueryCodec<Query> {
  readonly read: (params: URLSearchParams) => Query;
  /** Writes only what differs from the default query, whose URL has no parameters. */
  readonly write: (query: Query) => URLSearchParams;
}

type HistoryEntry = 'push' | 'replace';

/** Changes parts of the query; 'replace' adds no entry to the history. @default 'push' */
export type UpdateQuery<Query> = (
  change: Partial<Query> | ((query: Query) => Partial<Query>),
  entry?: HistoryEntry,
) => void;

/** Keeps the URL as it is while an answer is awaited, so that drawing the answer comes first; for a moment only. */
export type HoldUrl = (isAwaited: boolean) => void;

/** How long the URL waits for an answer. Milliseconds. */
const patience = 400;

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
 * The query of a list, as state that is synchronised with the URL. An update changes the state at
 * once and the URL after the next paint that is not held back; links, Back and Forward change the
 * state by the URL.
 */
export const useUrlQuery = <Query extends object>({
  read,
  write,
}: QueryCodec<Query>): readonly [Query, UpdateQuery<Query>, HoldUrl] => {
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

  useReturnToEntry(useCallback(() => setQuery(read(params)), [read, params]));

  const latest = useRef({ query, search });
  useLayoutEffect(() => {
    latest.current = { query, search };
  });
  const held = useRef(false);
  const pending = useRef<HistoryEntry>(undefined);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const writeUrl = useCallback(() => {
    cancel.current?.();
    cancel.current = afterNextFrame(() => {
      const entry = pending.current;
      if (held.current || entry === undefined) return;
      pending.current = undefined;
      const written = write(latest.current.query).toString();
      if (written === latest.current.search.slice(1)) return;
      void navigate({ search: written }, { replace: entry === 'replace', state: ownNavigation });
    });
  }, [navigate, write]);

  const update = useCallback<UpdateQuery<Query>>(
    (change, entry = 'push') => {
      const current = latest.current.query;
      const next = { ...current, ...(typeof change === 'function' ? change(current) : change) };
      latest.current = { ...latest.current, query: next };
      setQuery(next);
      // Updates of one writing share an entry; it is pushed if one of them pushes.
      pending.current = pending.current === 'push' ? 'push' : entry;
      writeUrl();
    },
    [writeUrl],
  );

  const release = useCallback(() => {
    held.current = false;
    if (pending.current !== undefined) writeUrl();
  }, [writeUrl]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = useCallback<HoldUrl>(
    (isAwaited) => {
      clearTimeout(timer.current);
      if (!isAwaited) return release();
      held.current = true;
      timer.current = setTimeout(release, patience);
    },
    [release],
  );
  return [query, update, hold];
};
