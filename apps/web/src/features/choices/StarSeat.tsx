import type { ShortlistItem } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { StarToggle } from '@seatwise/ui';
import { useSyncExternalStore } from 'react';
import { starring as copy } from '../../content/starring.ts';
import { useServices } from '../../services/services.ts';
import { starsOf } from './stars.ts';

/** Puts a seat of a list on the shortlist, or takes it off. */
export const StarSeat = ({ item }: { readonly item: ShortlistItem }) => {
  const { keys, toggle } = starsOf(useServices());
  const isStarred = useSyncExternalStore(keys.subscribe, () => keys.get().has(seatKey(item)));
  const { institute, subject = '', quotaName = '' } = item;
  return (
    <StarToggle
      label={copy.seat(institute, subject, quotaName)}
      pressed={isStarred}
      onPress={() => void toggle(item)}
    />
  );
};
