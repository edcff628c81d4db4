import { choices } from '@seatwise/api-client/contract/choices';
import { choiceLimits, distinctListName } from '@seatwise/api-client/contract/constants/choices';
import {
  choiceListMachine,
  nextRoundName,
  type Choice,
  type ChoiceList,
} from '@seatwise/flows/choices';
import {
  isSaved,
  syncedList,
  withAdded,
  type ListWrite,
  type StoredList,
  type WriteAnswer,
} from '@seatwise/flows/list-sync';
import { isNotOffered } from '@seatwise/flows/prediction';
import { createStore } from '@seatwise/flows/shared';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { nextFrame } from '../../lib/scheduling.ts';
import type { Services } from '../../services/services.ts';
import { storedListPrefix } from '../../services/storedLists.ts';
import { createListStorage } from './listStorage.ts';
import { servicePerUser } from './servicePerUser.ts';
import { writeList } from './writeList.ts';

/** A list that this tab knows, with the actor that saves it. */
export interface OpenList {
  readonly id: string;
  readonly name: string;
  readonly lockedAt: string | null;
  readonly actor: ActorRefFrom<typeof choiceListMachine>;
}

interface State {
  /** Whether the server was asked; `failed` where it did not answer. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly lists: readonly OpenList[];
  /** The list that was last shown or added to, by its id. */
  readonly lastUsed: string | null;
}

const createId = (): string => crypto.randomUUID();

const createChoiceLists = ({ api, leftOut }: Services, owner: number) => {
  const client = api.area(choices);
  const storage = createListStorage<Choice>(`lists.${owner}`);
  const lastUsedKey = `${storedListPrefix}lastUsed.${owner}`;
  const state = createStore<State>({
    status: 'loading',
    lists: [],
    lastUsed: localStorage.getItem(lastUsedKey),
  });
  const find = (id: string) => state.get().lists.find((list) => list.id === id);
  const update = (id: string, change: Partial<OpenList>): void =>
    state.set({
      ...state.get(),
      lists: state
        .get()
        .lists.map((list) => (list.id === id ? Object.assign({}, list, change) : list)),
    });

  const open = ({ id, name, lockedAt, list }: StoredList<Choice>): OpenList => {
    const current = () => {
      const known = find(id);
      return { name: known?.name ?? name, lockedAt: known ? known.lockedAt : lockedAt };
    };
    const actor = createActor(
      choiceListMachine.provide({
        actors: {
          write: fromPromise<WriteAnswer<Choice>, ListWrite<Choice>>(async ({ input, signal }) => {
            // The changed row shows before 500 entries are written into a body.
            await nextFrame();
            storage.flush();
            const answer = await writeList(api, { id, name: current().name }, input, signal);
            if (answer.type === 'full') return answer;
            const { name: saved, lockedAt: locked, version, entries } = answer.list;
            if (answer.type === 'locked') update(id, { lockedAt: locked ?? null });
            // The server gives a list that another device began meanwhile a name of its own.
            else if (input.basedOn === 0) update(id, { name: saved });
            return { type: answer.type, present: { version, items: entries } };
          }),
        },
        actions: {
          persist: ({ context }) => storage.write({ id, ...current(), list: context.list }),
        },
      }),
      { input: { list, createId } },
    );
    const opened = { id, name, lockedAt, actor };
    state.set({ ...state.get(), lists: [...state.get().lists, opened] });
    actor.start();
    return opened;
  };

  const close = (id: string): void => {
    find(id)?.actor.stop();
    storage.drop(id);
    state.set({ ...state.get(), lists: state.get().lists.filter((list) => list.id !== id) });
  };

  const receive = ({ id, name, lockedAt, version, entries }: ChoiceList): void => {
    const present = { version, items: entries };
    const known = find(id);
    if (!known) {
      open({ id, name, lockedAt: lockedAt ?? null, list: syncedList(present) });
      return;
    }
    update(id, { name, lockedAt: lockedAt ?? null });
    known.actor.send({ type: 'list.read', present });
  };

  const retry = (): void => {
    for (const { actor } of state.get().lists) actor.send({ type: 'connection.returned' });
  };

  const load = async (): Promise<void> => {
    retry();
    try {
      const lists = await client.listChoiceLists();
      for (const list of lists) receive(list);
      const ids = new Set(lists.map(({ id }) => id));
      // Deleted elsewhere; what this browser has not saved yet stays, and begins the list anew.
      const isWhole = (leftOut.get()[choices.listChoiceLists.id] ?? 0) === 0;
      for (const { id, actor } of isWhole ? state.get().lists : []) {
        const { list } = actor.getSnapshot().context;
        if (!ids.has(id) && list.version > 0 && isSaved(list)) close(id);
      }
      state.set({ ...state.get(), status: 'ready' });
    } catch (error) {
      // A backend without lists: they are kept in the browser alone.
      state.set({ ...state.get(), status: isNotOffered(error) ? 'ready' : 'failed' });
    }
  };

  for (const stored of storage.all()) open(stored);
  storage.subscribe((stored) => {
    const known = find(stored.id);
    if (!known) open(stored);
    else {
      update(stored.id, { name: stored.name, lockedAt: stored.lockedAt });
      known.actor.send({ type: 'list.shared', list: stored.list });
    }
  });

  const names = (): string[] => state.get().lists.map((list) => list.name);

  const use = (id: string): void => {
    state.set({ ...state.get(), lastUsed: id });
    try {
      localStorage.setItem(lastUsedKey, id);
    } catch {
      // Full storage: it lasts as long as the tab.
    }
  };

  /** Begins a list, under another name where there is one of the same name. */
  const create = (name: string, items: readonly Choice[] = []): OpenList => {
    const opened = open({
      id: createId(),
      name: distinctListName(name, names()),
      lockedAt: null,
      list: syncedList<Choice>({ version: 0, items: [] }),
    });
    opened.actor.send({ type: 'list.edited', items });
    use(opened.id);
    return opened;
  };

  return {
    state,
    load,
    create,
    use,
    nextName: (): string => nextRoundName(names()),
    /** The list that seats are added to: the last used one, else the newest; none that is locked. */
    target: (): OpenList | undefined => {
      const { lists, lastUsed } = state.get();
      const unlocked = lists.filter(({ lockedAt }) => lockedAt === null);
      return unlocked.find(({ id }) => id === lastUsed) ?? unlocked.at(-1);
    },
    /** Adds what the list does not have yet; answers how many that were. */
    add: ({ id, actor }: OpenList, entries: readonly Choice[]): number => {
      use(id);
      const { items } = actor.getSnapshot().context.list;
      const added = withAdded(items, entries, choiceLimits.entries);
      actor.send({ type: 'list.edited', items: added });
      return added.length - items.length;
    },
    rename: async (id: string, name: string): Promise<void> =>
      receive(await client.renameChoiceList({ id, name })),
    remove: async (id: string): Promise<void> => {
      await client.deleteChoiceList({ id });
      close(id);
      // A list that had no room may have it now.
      retry();
    },
    lock: async ({ id, actor }: OpenList): Promise<void> => {
      const { version } = actor.getSnapshot().context.list;
      try {
        const locked = await client.lockChoiceList({ id, version });
        // Its time may be missing; that it is locked is known.
        receive({ ...locked, lockedAt: locked.lockedAt ?? new Date().toISOString() });
      } catch (error) {
        // Another device may have written since, so what it wrote is to be read first.
        await load();
        throw error;
      }
    },
    stop: (): void => {
      storage.close();
      for (const { actor } of state.get().lists) actor.stop();
    },
    versions: (id: string) => client.listChoiceVersions({ id }),
    version: (id: string, version: number) => client.readChoiceVersion({ id, version }),
  };
};

export type ChoiceLists = ReturnType<typeof createChoiceLists>;

/** The choice lists of the signed-in user, in every screen of a tab the same. */
export const choiceListsOf = servicePerUser(createChoiceLists);
