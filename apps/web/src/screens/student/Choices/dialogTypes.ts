import type { Choice } from '@seatwise/flows/choices';

/** The dialog that is open over a list. */
export type OpenDialog =
  | { readonly type: 'create' | 'rename' | 'remove' | 'versions' | 'propose' | 'lock' | 'share' }
  | { readonly type: 'position' | 'note'; readonly entry: Choice };
