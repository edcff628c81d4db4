import { PageLayout } from '../../layouts/PageLayout.tsx';
import { HowGood } from './HowGood.tsx';

export const Component = () => (
  <PageLayout>
    <HowGood />
  </PageLayout>
);
