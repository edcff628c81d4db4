import type { ReactNode } from 'react';
import { forGuests } from './ForGuests.css.ts';

/** Content that differs between guests and users, so that its prerendered form suits guests alone. */
export const ForGuests = ({ children }: { readonly children: ReactNode }) => (
  <div className={forGuests}>{children}</div>
);
