import { roomTaken } from '@seatwise/flows/choices';
import { Notice } from '@seatwise/ui';
import { content } from '../../../content/choices.ts';
import type { OpenList } from '../../../features/choices/choiceLists.ts';

const copy = content.room;
const nearlyFull = 0.8;

interface ListRoomProps {
  readonly lists: readonly OpenList[];
  /** Whether the server refused a change for want of room. */
  readonly isFull: boolean;
}

/** Says that the lists are full, or soon will be, and what can be done. */
export const ListRoom = ({ lists, isFull }: ListRoomProps) => {
  const taken = roomTaken(lists.map(({ actor }) => actor.getSnapshot().context.list.items));
  if (isFull) return <Notice tone="critical">{copy.full}</Notice>;
  if (taken < nearlyFull) return null;
  return <Notice tone="caution">{copy.nearlyFull(Math.min(100, Math.floor(taken * 100)))}</Notice>;
};
