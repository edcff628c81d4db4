import { useEffect } from 'react';
import { PageLayout } from '../../layouts/PageLayout.tsx';
import { keepForOffline } from './registerOfflineWorker.ts';
import { seatsOf } from './seats.ts';
import type { Services } from '../../services/services.ts';
import { Finder } from './Finder.tsx';

export const prepare = (services: Services): Promise<void> => seatsOf(services).begin();

export const Component = () => {
  useEffect(keepForOffline, []);
  return (
    <PageLayout>
      <Finder />
    </PageLayout>
  );
};
