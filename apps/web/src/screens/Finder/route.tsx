import { useEffect } from 'react';
import { PageLayout } from '../../layouts/PageLayout.tsx';
import { keepForOffline } from '../../wiring/keepForOffline.ts';
import { seatsOf } from '../../wiring/seats.ts';
import type { Services } from '../../wiring/services.ts';
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
