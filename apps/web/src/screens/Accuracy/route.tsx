import { PageLayout } from '../../layouts/PageLayout.tsx';
import { Accuracy } from './Accuracy.tsx';

export const Component = () => (
  <PageLayout>
    <Accuracy />
  </PageLayout>
);
