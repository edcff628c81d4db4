import type { ShortlistItem } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { createContext, use } from 'react';
import { margin as marginStyle } from './Finder.css.ts';

/** What a row says about the closing rank of its seat. */
export interface ClosingText {
  readonly closed: string;
  /** How far the student's rank is from it; '' unless the seat is open to the student. */
  readonly margin: string;
  readonly isAhead: boolean;
}

export type Closings = ReadonlyMap<string, ClosingText>;
export const nothingClosed: Closings = new Map();

/** The closing ranks of the shown seats, by seat. */
export const ClosingsContext = createContext(nothingClosed);

/** The last closing rank of a seat, and how far ahead of it or behind it the student is. */
export const SeatClosing = ({ item }: { readonly item: ShortlistItem | undefined }) => {
  const closing = use(ClosingsContext).get(item ? seatKey(item) : '');
  if (!closing) return null;
  const { closed, margin, isAhead } = closing;
  return (
    <>
      <span>{closed}</span>
      {margin && (
        <span className={marginStyle} data-ahead={isAhead || undefined}>
          {margin}
        </span>
      )}
    </>
  );
};
