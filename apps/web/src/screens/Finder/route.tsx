import { PageLayout } from '../../layouts/PageLayout.tsx';
import { Finder } from './Finder.tsx';

export const Component = () => (
  <PageLayout>
    <Finder />
  </PageLayout>
);
