import { overviews } from '@seatwise/api-client/contract/overview';
import { useEffect, useState } from 'react';
import { documented } from '../../content/home.ts';
import { useServices } from '../../services/services.ts';

interface Overview {
  readonly colleges: number;
  readonly newFiles: number;
}

/** The dashboard's figures, with the documented ones as the fallback. */
export const useOverview = (): Overview => {
  const { api } = useServices();
  const [overview, setOverview] = useState<Overview>(documented);
  useEffect(() => {
    const controller = new AbortController();
    api
      .area(overviews)
      .overview(undefined, { signal: controller.signal })
      .then(
        ({ colleges, newFiles }) =>
          setOverview({
            colleges: colleges ?? documented.colleges,
            newFiles: newFiles ?? documented.newFiles,
          }),
        () => undefined,
      );
    return () => controller.abort();
  }, [api]);
  return overview;
};
