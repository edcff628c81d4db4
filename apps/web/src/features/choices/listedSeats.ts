import type { Choice } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { createStore } from '@seatwise/flows/shared';
import { loadWhenOnline } from '../../lib/connection.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { whenIdle } from '../../lib/scheduling.ts';
import type { Services } from '../../services/services.ts';
import { servicePerUser } from './servicePerUser.ts';

const createListedSeats = (_: Services, owner: number) => {
  const names = createStore<ReadonlyMap<string, string>>(new Map());
  const readStored = async (): Promise<void> => {
    await whenIdle();
    const { createListStorage } = await loadWhenOnline(() => import('./listStorage.ts'));
    const storage = createListStorage<Choice>(`lists.${owner}`);
    const open = storage.all().filter(({ lockedAt }) => lockedAt === null);
    storage.close();
    names.set(
      new Map(open.flatMap(({ name, list }) => list.items.map((item) => [seatKey(item), name]))),
    );
  };
  return {
    names,
    read: (): void => void readStored().catch(logFailure),
    /** Notes the list that seats were put on; undefined once they are taken off it. */
    note: (entries: readonly Choice[], name: string | undefined): void => {
      const changed = new Map(names.get());
      for (const entry of entries)
        if (name === undefined) changed.delete(seatKey(entry));
        else changed.set(seatKey(entry), name);
      names.set(changed);
    },
    stop: (): void => undefined,
  };
};

/** The unlocked lists that hold seats, by seat, as this browser has stored them. */
export const listedSeatsOf = servicePerUser(createListedSeats);
