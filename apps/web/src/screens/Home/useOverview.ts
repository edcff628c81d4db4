import { overviews } from '@seatwise/api-client/contract/overview';
import { useEffect, useState } from 'react';
import { documented } from '../../content/home.ts';
import { useServices } from '../../services/services.ts';

interface Overview {
  readonly colleges: number;
  readonly newFiles: number;
}

/** The dashboard's figures: the server's, or the documented ones where it does not offer them. */
export const useOverview = (): Overview => {
  const { api } = useServices();
  const [overview, setOverview] = useState<Overview>(documented);
  useEffect(() => {
    const leaving = new AbortController();
    api
      .area(overviews)
      .overview(undefined, { signal: leaving.signal })
      .then(setOverview, () => undefined);
    return () => leaving.abort();
  }, [api]);
  return overview;
};
