import type { ShortlistItem } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { createStore, type Store } from '@seatwise/flows/shared';
import { loadWhenOnline } from '../../lib/connection.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { whenIdle } from '../../lib/scheduling.ts';
import type { Services } from '../../services/services.ts';
import { reportStars } from './reportStars.ts';
import { servicePerUser } from './servicePerUser.ts';

const keysOf = (items: readonly ShortlistItem[]): ReadonlySet<string> =>
  new Set(items.map(seatKey));

const changed = (store: Pick<Store<unknown>, 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });

const createStars = (services: Services, owner: number) => {
  const keys = createStore(keysOf([]));
  let isPressed = false;
  const readStored = async (): Promise<void> => {
    await whenIdle();
    const { createListStorage } = await loadWhenOnline(() => import('./listStorage.ts'));
    const stored = createListStorage<ShortlistItem>(`shortlist.${owner}`).read('shortlist');
    if (stored && !isPressed) keys.set(keysOf(stored.list.items));
  };
  readStored().catch(logFailure);
  let subscription: { unsubscribe(): void } | undefined;
  /** Reads the server's version first, so that the server does not refuse the press as based on an old one. */
  const load = async () => {
    const { shortlistOf } = await import('./shortlist.ts');
    const shortlist = shortlistOf(services);
    shortlist.ensure();
    if (shortlist.status.get() === 'loading') await changed(shortlist.status);
    return shortlist;
  };
  return {
    keys,
    /** The shortlist itself loads on the first press. */
    toggle: async (item: ShortlistItem): Promise<void> => {
      isPressed = true;
      const key = seatKey(item);
      const known = keys.get();
      const isStarred = !known.has(key);
      keys.set(new Set(isStarred ? [...known, key] : [...known].filter((one) => one !== key)));
      try {
        const shortlist = await load();
        shortlist.star([item], isStarred);
        reportStars(services, 1, isStarred);
        const show = (): void => keys.set(keysOf(shortlist.actor.getSnapshot().context.list.items));
        show();
        subscription ??= shortlist.actor.subscribe(show);
      } catch (error) {
        logFailure(error);
      }
    },
    stop: (): void => subscription?.unsubscribe(),
  };
};

/** The stars that this browser has stored. They appear after the rows, to keep the first load small. */
export const starsOf = servicePerUser(createStars);
