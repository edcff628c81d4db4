import { Card } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { column, page } from './PublicLayout.css.ts';

/** One thing at a time, in the middle of the page. */
export const PublicLayout = ({ children }: { readonly children: ReactNode }) => (
  <main className={page}>
    <div className={column}>
      <Card>{children}</Card>
    </div>
  </main>
);
