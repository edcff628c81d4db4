import { overviews } from '@seatwise/api-client/contract/overview';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';
import { useServices } from '../../services/services.ts';

/** The figures of the console. */
export interface AdminOverview {
  readonly activeUsers: number;
  readonly pendingPaise: number;
  readonly storageUsedPercent: number;
}

interface AskForOverviewProps {
  /** Called with what the server says; not where it does not offer it. */
  readonly onAnswer: (overview: AdminOverview) => void;
}

/** Asks for the figures when it appears. Whom the server refuses is no admin, and is led away. */
export const AskForOverview = ({ onAnswer }: AskForOverviewProps): null => {
  const { api } = useServices();
  useEffect(() => {
    const leaving = new AbortController();
    api
      .area(overviews)
      .adminOverview(undefined, { signal: leaving.signal })
      .then(onAnswer, () => undefined);
    return () => leaving.abort();
  }, [api, onAnswer]);
  return null;
};

/** The figures, on a page of the console. */
export const useAdminOverview = (): AdminOverview => useOutletContext<AdminOverview>();
