import { ApiError, textField, type AnswerOf } from '@seatwise/api-client';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { isNotOffered } from '@seatwise/flows/shared';
import { useEffect, useState } from 'react';
import { useFetched } from '../../../hooks/useQuery.ts';
import { takeEmbedded } from '../../../services/embedded.ts';
import { lazyService, useServices, type Services } from '../../../services/services.ts';

export type CollegeDetails = AnswerOf<typeof colleges.readCollege>;

/** The college at the address that opened the app, if the server wrote it into the page. */
const opened = lazyService((): { college?: CollegeDetails | undefined } => ({}));

/** Reads the embedded college; the first paint waits for this. */
export const prepare = async (services: Services): Promise<void> => {
  opened(services).college = await takeEmbedded(colleges.readCollege, services);
};

/** Why a server has no college to show; a server with colleges names the unknown code. */
const absenceOf = (error: unknown): 'missing' | 'notOffered' => {
  const namesCode = error instanceof ApiError && textField(error.body, 'code') !== undefined;
  return namesCode ? 'missing' : 'notOffered';
};

/** A college, or why there is none. Remount (by key) for another code. */
export const useCollege = (code: string) => {
  const services = useServices();
  const [embedded] = useState(() => {
    const { college } = opened(services);
    return college?.code === code ? college : undefined;
  });
  useEffect(() => {
    // A later visit loads the college again.
    delete opened(services).college;
  }, [services]);
  const { data, status, refetch } = useFetched(
    code,
    async (signal) => {
      try {
        return await services.api.area(colleges).readCollege({ code }, { signal });
      } catch (error) {
        if (isNotOffered(error)) return absenceOf(error);
        throw error;
      }
    },
    embedded === undefined,
  );
  const pending = status === 'failed' ? ('failed' as const) : ('loading' as const);
  return { loaded: embedded ?? data ?? pending, retry: refetch };
};
