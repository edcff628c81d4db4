import { eligibilityOfChoice, type Choice, type ShortlistItem } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { useNumberFormatter } from '@seatwise/ui';
import { useEffect, useMemo } from 'react';
import { content } from '../../../content/seatClosings.ts';
import { poolText } from '../../../features/choices/poolText.ts';
import {
  useSeatKnowledge,
  type SeatKnowledge,
} from '../../../features/choices/useSeatKnowledge.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import type { Closings, ClosingText } from './SeatClosing.tsx';

interface Reader {
  readonly air: number | null | undefined;
  readonly number: Intl.NumberFormat;
}

/** The newest closing rank of a seat in words; undefined if none is published. */
const closingText = (
  item: Choice,
  knowledge: Pick<SeatKnowledge, 'outlooks' | 'profile'>,
  { air, number }: Reader,
): ClosingText | undefined => {
  const outlook = knowledge.outlooks.get(seatKey(item));
  const newest = outlook?.history.toSorted((a, b) => b.year - a.year)[0];
  if (!outlook || !newest) return undefined;
  const { maxAir, round, year } = newest;
  const isOpen = eligibilityOfChoice(item, knowledge).outcome === 'open';
  const margin = typeof air === 'number' && isOpen ? maxAir - air : undefined;
  const isAhead = (margin ?? -1) >= 0;
  return {
    closed: content.closed(number.format(maxAir), round, year, poolText(outlook)),
    margin:
      margin === undefined
        ? ''
        : content[isAhead ? 'ahead' : 'behind'](number.format(Math.abs(margin))),
    isAhead,
  };
};

export interface ClosingsReaderProps {
  /** The seats of the shown rows. */
  readonly items: readonly ShortlistItem[];
  readonly onRead: (closings: Closings) => void;
}

const isWhole = (item: ShortlistItem): item is Choice =>
  item.subject !== undefined && item.quotaName !== undefined;

/** Reads the closing ranks of the shown seats, as the shortlist does. */
export const ClosingsReader = ({ items, onRead }: ClosingsReaderProps) => {
  const air = useUser(useServices().session)?.air;
  const number = useNumberFormatter();
  const seats = useMemo(() => items.filter(isWhole), [items]);
  const { outlooks, profile } = useSeatKnowledge(seats);
  useEffect(() => {
    const texts = seats.flatMap((seat) => {
      const text = closingText(seat, { outlooks, profile }, { air, number });
      return text ? [[seatKey(seat), text] as const] : [];
    });
    onRead(new Map(texts));
  }, [seats, outlooks, profile, air, number, onRead]);
  return null;
};
