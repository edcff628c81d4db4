import type { ReactNode } from 'react';
import { forGuests } from './ForGuests.css.ts';

/** What a page says to guests, and otherwise to whoever is signed in. */
export const ForGuests = ({ children }: { readonly children: ReactNode }) => (
  <div className={forGuests}>{children}</div>
);
