import { PageLayout } from '../../layouts/PageLayout.tsx';
import type { Services } from '../../services/services.ts';
import { Finder } from './Finder.tsx';
import { seatsOf } from './seats.ts';

export const prepare = (services: Services): Promise<void> => seatsOf(services).preload();

export const Component = () => (
  <PageLayout>
    <Finder />
  </PageLayout>
);
