import { ApiError, textField, type AnswerOf, type RowOf } from '@seatwise/api-client';
import { authorities } from '@seatwise/api-client/contract/authorities';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { isNotOffered } from '@seatwise/flows/shared';
import { useEffect, useState } from 'react';
import { useFetched } from '../../../hooks/useQuery.ts';
import type { OwnMeta } from '../../../routing/pageMeta.ts';
import { takeEmbedded } from '../../../services/embedded.ts';
import { lazyService, useServices, type Services } from '../../../services/services.ts';
import { collegeMeta } from './collegeMeta.ts';

export type CollegeDetails = AnswerOf<typeof colleges.readCollege>;
export type Way = RowOf<typeof authorities.readWays>;

/** What the page's address shows, as far as it came with the page. */
interface Opened {
  college?: CollegeDetails | undefined;
  /** The ways into it for NEET UG. */
  ways?: readonly Way[] | undefined;
}

const opened = lazyService((): Opened => ({}));

/** Reads the data that came with the page; the first paint waits for this. */
export const prepare = async (services: Services): Promise<void> => {
  const [college, ways] = await Promise.all([
    takeEmbedded(colleges.readCollege, services),
    takeEmbedded(authorities.readWays, services),
  ]);
  Object.assign(opened(services), { college, ways });
};

/** The metadata of a college that came with the page. */
export const metaOf = (_: string, services: Services): OwnMeta | undefined => {
  const { college } = opened(services);
  return college && collegeMeta(college);
};

/** Why a server has no college to show; a server with colleges names the unknown code. */
const absenceOf = (error: unknown): 'missing' | 'notOffered' => {
  const namesCode = error instanceof ApiError && textField(error.body, 'code') !== undefined;
  return namesCode ? 'missing' : 'notOffered';
};

/** The data that came with the page, if it is the page of this college; a later visit has none. */
export const useOpened = (code: string): Opened => {
  const services = useServices();
  const [embedded] = useState(() => {
    const { college, ways } = opened(services);
    return college?.code === code ? { college, ways } : {};
  });
  useEffect(() => {
    Object.assign(opened(services), { college: undefined, ways: undefined });
  }, [services]);
  return embedded;
};

/** Loads a college, or says why there is none. A caller that shows another code needs another key. */
export const useCollege = (code: string) => {
  const { api } = useServices();
  const { college } = useOpened(code);
  const { data, status, refetch } = useFetched(
    code,
    async (signal) => {
      try {
        return await api.area(colleges).readCollege({ code }, { signal });
      } catch (error) {
        if (isNotOffered(error)) return absenceOf(error);
        throw error;
      }
    },
    college === undefined,
  );
  const pending = status === 'failed' ? ('failed' as const) : ('loading' as const);
  return { loaded: college ?? data ?? pending, retry: refetch };
};
