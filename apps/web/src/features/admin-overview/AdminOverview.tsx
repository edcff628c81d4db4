import { overviews } from '@seatwise/api-client/contract/overview';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';
import { documented } from '../../content/admin.ts';
import { useServices } from '../../services/services.ts';

/** The figures of the admin console. */
export interface AdminOverview {
  readonly activeUsers: number;
  readonly pendingPaise: number;
  readonly storageUsedPercent: number;
}

interface LoadAdminOverviewProps {
  /** Called with the response; not called where the server lacks the operation. */
  readonly onLoad: (overview: AdminOverview) => void;
}

/** Loads the figures on mount. A 403 makes the session fetch the role again, which redirects. */
export const LoadAdminOverview = ({ onLoad }: LoadAdminOverviewProps): null => {
  const { api } = useServices();
  useEffect(() => {
    const controller = new AbortController();
    api
      .area(overviews)
      .adminOverview(undefined, { signal: controller.signal })
      .then(
        ({ activeUsers, pendingPaise, storageUsedPercent }) =>
          onLoad({
            activeUsers: activeUsers ?? documented.activeUsers,
            pendingPaise: pendingPaise ?? documented.pendingPaise,
            storageUsedPercent: storageUsedPercent ?? documented.storageUsedPercent,
          }),
        () => undefined,
      );
    return () => controller.abort();
  }, [api, onLoad]);
  return null;
};

/** The figures, from the outlet context of ConsoleArea. */
export const useAdminOverview = (): AdminOverview => useOutletContext<AdminOverview>();
