import type { ReactNode } from 'react';
import { forGuests } from './ForGuests.css.ts';

/** Content that differs between guests and users; its prerendered form suits only guests. */
export const ForGuests = ({ children }: { readonly children: ReactNode }) => (
  <div className={forGuests}>{children}</div>
);
