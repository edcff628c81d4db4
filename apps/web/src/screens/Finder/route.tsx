import { useEffect } from 'react';
import { PageLayout } from '../../layouts/PageLayout.tsx';
import { keepForOffline } from '../../wiring/keepForOffline.ts';
import { Finder } from './Finder.tsx';

export const Component = () => {
  useEffect(keepForOffline, []);
  return (
    <PageLayout>
      <Finder />
    </PageLayout>
  );
};
