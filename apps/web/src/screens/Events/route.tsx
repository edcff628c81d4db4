import { PageLayout } from '../../layouts/PageLayout.tsx';
import { Events } from './Events.tsx';

export const Component = () => (
  <PageLayout>
    <Events />
  </PageLayout>
);
