import type { ShortlistItem } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { Button, icons } from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { shortlist as copy } from '../../content/shortlist.ts';
import { useServices } from '../../services/services.ts';
import { reportStars } from './reportStars.ts';
import { shortlistOf } from './shortlist.ts';

/** Puts seats on the shortlist, or takes them off if all of them are already there. */
export const StarSeats = ({ items }: { readonly items: readonly ShortlistItem[] }) => {
  const services = useServices();
  const shortlist = shortlistOf(services);
  useEffect(() => shortlist.ensure(), [shortlist]);
  const starred = useSelector(shortlist.actor, ({ context }) => context.list.items);
  const keys = new Set(starred.map(seatKey));
  const areStarred = items.length > 0 && items.every((item) => keys.has(seatKey(item)));
  return (
    <Button
      tone="secondary"
      size="compact"
      icon={icons.Star}
      disabled={items.length === 0}
      keepsFocus
      onPress={() => {
        shortlist.star(items, !areStarred);
        reportStars(services, items.length, !areStarred);
      }}
    >
      {areStarred ? copy.unstar : copy.star(items.length)}
    </Button>
  );
};
