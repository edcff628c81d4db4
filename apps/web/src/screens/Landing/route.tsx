import { SiteLayout } from '../../layouts/SiteLayout.tsx';
import { Landing } from './Landing.tsx';

export { complete } from './Landing.tsx';

export const Component = () => (
  <SiteLayout hasHero>
    <Landing />
  </SiteLayout>
);
