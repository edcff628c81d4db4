import type { RowOf } from '@seatwise/api-client';
import {
  contactMessages as contract,
  type contactStates,
} from '@seatwise/api-client/contract/contactMessages';
import { useCallback, useEffect, useState } from 'react';
import { content } from '../../content/messages.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';

export type ContactMessage = RowOf<(typeof contract)['listContactMessages']>;

export type ContactState = (typeof contactStates)[number];

interface Loaded {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly messages: readonly ContactMessage[];
  /** What became of the last change. */
  readonly result: { readonly tone: 'positive' | 'critical'; readonly text: string } | undefined;
}

const nothing: Loaded = { status: 'loading', messages: [], result: undefined };

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

  /** Answers whether it worked. */
  const change = async (
    work: () => Promise<ContactMessage>,
    success: string | undefined,
    failure: string,
  ): Promise<boolean> => {
    try {
      const saved = await work();
      setLoaded((before) => ({
        ...before,
        result: success === undefined ? undefined : { tone: 'positive', text: success },
        messages: before.messages.map((message) => (message.id === saved.id ? saved : message)),
      }));
      return true;
    } catch (error) {
      logFailure(error);
      setLoaded((before) => ({ ...before, result: { tone: 'critical', text: failure } }));
      return false;
    }
  };

  return {
    ...loaded,
    retry,
    mark: (id: number, state: ContactState) =>
      change(
        () => api.area(contract).markContactMessage({ id, state }),
        undefined,
        content.markFailed,
      ),
    reply: ({ id, name }: ContactMessage, text: string) =>
      change(
        () => api.area(contract).replyToContactMessage({ id, text }),
        content.sent(name || content.nameless),
        content.notSent,
      ),
  };
};
