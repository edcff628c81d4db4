import type { ReactNode } from 'react';
import { page } from './PageLayout.css.ts';
import { SiteLayout } from './SiteLayout.tsx';

/** A page as wide as its content may be read. */
export const PageLayout = ({ children }: { readonly children: ReactNode }) => (
  <SiteLayout>
    <div className={page}>{children}</div>
  </SiteLayout>
);
