import type { AnswerOf, AreaClient, InputOf, Operation } from '@seatwise/api-client';
import { failureOf } from '@seatwise/flows/shared';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useWhenOnline } from '../lib/connection.ts';
import { logFailure } from '../lib/logFailure.ts';
import { useServices } from '../services/services.ts';

export interface Query<Data> {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last response, which stays while a newer one loads. */
  readonly data: Data | undefined;
  /** Whether the data belong to another key, because this key's are loading or have failed. */
  readonly isStale: boolean;
  readonly refetch: () => void;
}

interface QueryOptions {
  /** Whether to fetch; while false, the status is loading. @default true */
  readonly isEnabled?: boolean;
  /** Fetches again when this changes, in addition to the input. */
  readonly key?: string;
  /** Selects errors for which the data become null, such as `isNotOffered`. */
  readonly nullIf?: (error: unknown) => boolean;
}

interface Loaded<Data> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly data: Data | undefined;
  readonly key: string | undefined;
  /** The number of refetches. */
  readonly request: number;
}

/** The delay before an unanswered call is repeated; the browser's online event may come too early, or never. */
const retryDelay = 10_000;

/**
 * The data that a function fetches: on mount, for each new key, by `refetch`, when the browser is
 * online again, and ten seconds after an unanswered call. A newer request supersedes a pending one.
 */
export const useFetched = <Data>(
  key: string,
  fetcher: (signal: AbortSignal) => Promise<Data>,
  isEnabled = true,
): Query<Data> => {
  const [{ status, data, key: loadedKey, request }, setLoaded] = useState<Loaded<Data>>({
    status: 'loading',
    data: undefined,
    key: undefined,
    request: 0,
  });
  const fetchNow = useEffectEvent(fetcher);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const superseded = new AbortController();
    const { signal } = superseded;
    let nextTry: ReturnType<typeof setTimeout> | undefined;
    const load = async (): Promise<void> => {
      try {
        const loaded = await fetchNow(signal);
        if (!signal.aborted) setLoaded({ status: 'ready', data: loaded, key, request });
      } catch (error) {
        if (signal.aborted) return;
        logFailure(error);
        setLoaded((before) => ({ ...before, status: 'failed' }));
        if (failureOf(error).status === 0)
          nextTry = setTimeout(
            () => setLoaded((before) => ({ ...before, request: before.request + 1 })),
            retryDelay,
          );
      }
    };
    void load();
    return () => {
      superseded.abort();
      clearTimeout(nextTry);
    };
  }, [key, request, isEnabled]);
  const refetch = useCallback(
    () =>
      setLoaded((before) => ({
        ...before,
        status: before.data === undefined ? 'loading' : before.status,
        request: before.request + 1,
      })),
    [],
  );
  useWhenOnline(refetch);
  return { status, data, isStale: data !== undefined && loadedKey !== key, refetch };
};

type Operations = Record<string, Operation>;

/** The response of an operation of the contract. */
export const useQuery = <
  Area extends Operations,
  Name extends keyof Area & string,
  Options extends QueryOptions,
>(
  area: Area,
  name: Name,
  input?: InputOf<Area[Name]>,
  { isEnabled, key, nullIf }: Options = {} as Options,
) => {
  type Data = AnswerOf<Area[Name]> | (Options extends { nullIf: unknown } ? null : never);
  const { api } = useServices();
  const fetcher = async (signal: AbortSignal): Promise<Data> => {
    try {
      const call: AreaClient<Area>[Name] = api.area(area)[name];
      return await call(input as InputOf<Area[Name]>, { signal });
    } catch (error) {
      if (nullIf?.(error)) return null as Data;
      throw error;
    }
  };
  return useFetched<Data>(JSON.stringify([name, input, key]), fetcher, isEnabled);
};
