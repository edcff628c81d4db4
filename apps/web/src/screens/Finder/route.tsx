import { PageLayout } from '../../layouts/PageLayout.tsx';
import type { Services } from '../../services/services.ts';
import { Finder } from './Finder.tsx';
import { seatsOf } from './seats.ts';

/** Requests the rows; the page shows without waiting for them. */
export const prepare = async (services: Services): Promise<void> => {
  seatsOf(services).preload();
};

export const Component = () => (
  <PageLayout>
    <Finder />
  </PageLayout>
);
