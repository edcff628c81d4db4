import type { ReactNode } from 'react';
import { page } from './PageLayout.css.ts';
import { SiteLayout } from './SiteLayout.tsx';

/** A page of the site with a maximum width. */
export const PageLayout = ({ children }: { readonly children: ReactNode }) => (
  <SiteLayout>
    <div className={page}>{children}</div>
  </SiteLayout>
);
