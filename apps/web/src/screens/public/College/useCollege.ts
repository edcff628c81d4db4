import type { AnswerOf } from '@seatwise/api-client';
import { ApiError, textField } from '@seatwise/api-client';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { isNotOffered } from '@seatwise/flows/shared';
import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from '../../../lib/connection.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { takeEmbedded } from '../../../services/embedded.ts';
import { lazyService, useServices, type Services } from '../../../services/services.ts';

export type CollegeDetails = AnswerOf<typeof colleges.readCollege>;

export type LoadedCollege =
  | { readonly state: 'loading' | 'failed' | 'missing' | 'notOffered' }
  | { readonly state: 'loaded'; readonly college: CollegeDetails };

/** The college of the address at which the app was opened, where the server wrote it into the page. */
const opened = lazyService((): { college?: CollegeDetails | undefined } => ({}));

/** The first paint waits for this. */
export const prepare = async (services: Services): Promise<void> => {
  opened(services).college = await takeEmbedded(colleges.readCollege, services);
};

interface Answer {
  readonly of: string;
  readonly loaded: LoadedCollege;
}

const loading: LoadedCollege = { state: 'loading' };

/** A server that knows colleges names the code that it does not know. */
const failureState = (error: unknown): 'failed' | 'missing' | 'notOffered' => {
  if (!isNotOffered(error)) return 'failed';
  const names = error instanceof ApiError && textField(error.body, 'code') !== undefined;
  return names ? 'missing' : 'notOffered';
};

/** A college, loaded again when the connection is back after a failure. */
export const useCollege = (
  code: string,
): { readonly loaded: LoadedCollege; readonly retry: () => void } => {
  const services = useServices();
  const { api } = services;
  const [attempt, setAttempt] = useState(0);
  const request = `${code} ${attempt}`;
  const [answer, setAnswer] = useState<Answer | undefined>(() => {
    const { college } = opened(services);
    return college?.code === code
      ? { of: request, loaded: { state: 'loaded', college } }
      : undefined;
  });
  const isAnswered = answer?.of === request;
  useEffect(() => {
    // A later visit loads it anew.
    delete opened(services).college;
    if (isAnswered) return undefined;
    const controller = new AbortController();
    const show = (loaded: LoadedCollege): void => {
      if (!controller.signal.aborted) setAnswer({ of: request, loaded });
    };
    api
      .area(colleges)
      .readCollege({ code }, { signal: controller.signal })
      .then(
        (college) => show({ state: 'loaded', college }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          const state = failureState(error);
          if (state === 'failed') logFailure(error);
          show({ state });
        },
      );
    return () => controller.abort();
  }, [services, api, code, request, isAnswered]);
  const loaded = isAnswered ? answer.loaded : loading;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const hasFailed = loaded.state === 'failed';
  useWhenOnline(useCallback(() => hasFailed && retry(), [hasFailed, retry]));
  return { loaded, retry };
};
