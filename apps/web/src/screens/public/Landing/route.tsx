import { SiteLayout } from '../../../layouts/SiteLayout.tsx';
import { Landing } from './Landing.tsx';

export { complete, prepare } from './Landing.tsx';

export const Component = () => (
  <SiteLayout kind="hero">
    <Landing />
  </SiteLayout>
);
