import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from './connection.ts';
import { logFailure } from './logFailure.ts';

interface Loaded<Answer> {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last answer; it stays while a newer one is loaded. */
  readonly answer: Answer | undefined;
  /** The number of reloads. */
  readonly request: number;
  /** The call that the answer came from. */
  readonly source: unknown;
}

/**
 * The answer of a call, loaded on mount, by `reload`, and when the browser is online again. A reload supersedes a
 * pending request. Keep the reference of `ask`.
 */
export const useAnswer = <Answer>(ask: (signal: AbortSignal) => Promise<Answer>) => {
  const [{ status, answer, request, source }, setLoaded] = useState<Loaded<Answer>>({
    status: 'loading',
    answer: undefined,
    request: 0,
    source: undefined,
  });

  useEffect(() => {
    const superseded = new AbortController();
    const { signal } = superseded;
    const load = async (): Promise<void> => {
      try {
        const loaded = await ask(signal);
        if (!signal.aborted) setLoaded({ status: 'ready', answer: loaded, request, source: ask });
      } catch (error) {
        if (signal.aborted) return;
        logFailure(error);
        setLoaded((before) => ({ ...before, status: 'failed' }));
      }
    };
    void load();
    return () => superseded.abort();
  }, [ask, request]);

  const reload = useCallback(
    () =>
      setLoaded((before) => ({
        ...before,
        status: before.answer === undefined ? 'loading' : before.status,
        request: before.request + 1,
      })),
    [],
  );
  useWhenOnline(reload);
  /** Whether the answer is that of another call, and that of this one is on its way or failed. */
  const isStale = answer !== undefined && source !== ask;
  return { status, answer, isStale, reload };
};
