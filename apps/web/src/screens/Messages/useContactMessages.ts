import type { RowOf } from '@seatwise/api-client';
import { contactMessages as contract } from '@seatwise/api-client/contract/contactMessages';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';

export type ContactMessage = RowOf<(typeof contract)['listContactMessages']>;

interface Loaded {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly messages: readonly ContactMessage[];
  /** Whether the last change of a state was refused. */
  readonly hasMarkFailed: boolean;
}

const nothing: Loaded = { status: 'loading', messages: [], hasMarkFailed: false };

/** The messages of the contact form, and the change of their state. */
export const useContactMessages = () => {
  const { api } = useServices();
  const [loaded, setLoaded] = useState(nothing);

  const load = useCallback(
    (signal?: AbortSignal): void => {
      api
        .area(contract)
        .listContactMessages(undefined, signal && { signal })
        .then(
          (messages) => setLoaded({ ...nothing, status: 'ready', messages }),
          (error: unknown) => {
            if (signal?.aborted) return;
            logFailure(error);
            setLoaded({ ...nothing, status: 'failed' });
          },
        );
    },
    [api],
  );

  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  const retry = (): void => {
    setLoaded(nothing);
    load();
  };

  const mark = async (id: number, isDone: boolean): Promise<void> => {
    try {
      const saved = await api.area(contract).markContactMessage({ id, isDone });
      setLoaded((before) => ({
        ...before,
        hasMarkFailed: false,
        messages: before.messages.map((message) => (message.id === id ? saved : message)),
      }));
    } catch (error) {
      logFailure(error);
      setLoaded((before) => ({ ...before, hasMarkFailed: true }));
    }
  };

  return { ...loaded, retry, mark };
};
