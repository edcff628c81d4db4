import type { ApiClient } from '@seatwise/api-client';
import { choiceListMachine, type Choice, type ChoiceList } from '@seatwise/flows/choices';
import { isSaved, syncedList, type StoredList } from '@seatwise/flows/list-sync';
import type { Store } from '@seatwise/flows/shared';
import { createActor, type ActorRefFrom } from 'xstate';
import { provideFlow, type Effects } from '../../lib/provideFlow.ts';
import { nextFrame } from '../../lib/scheduling.ts';
import type { createListStorage } from './listStorage.ts';
import { writeList } from './writeList.ts';

/** A list that is open in this tab, with the actor that saves it. */
export interface OpenList {
  readonly id: string;
  readonly name: string;
  readonly lockedAt: string | null;
  /** The state authority whose seats the list holds; absent for MCC's seats. */
  readonly authority?: string | undefined;
  readonly actor: ActorRefFrom<typeof choiceListMachine>;
}

export interface ChoiceListsState {
  /** The state of the request to the server; `failed` if it did not answer. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly lists: readonly OpenList[];
  /** The id of the list that was last shown or added to. */
  readonly lastUsed: string | null;
}

type ListStorage = ReturnType<typeof createListStorage<Choice>>;

type WriteCall = NonNullable<NonNullable<Effects<typeof choiceListMachine>['calls']>['write']>;

const presentOf = ({ version, entries, updatedAt }: ChoiceList) => ({
  version,
  items: entries,
  savedAt: updatedAt,
});

/** Whether the server has, or had, every change of a list. */
const isOnServer = ({ actor }: OpenList): boolean => {
  const { list } = actor.getSnapshot().context;
  return list.version > 0 && isSaved(list);
};

const authorityOf = ({ authority }: ChoiceList): string | undefined => authority ?? undefined;

export const createId = (): string => crypto.randomUUID();

/** The lists in `state`; an actor stores each in the browser and saves it on the server. */
export const createOpenLists = (
  api: ApiClient,
  storage: ListStorage,
  state: Store<ChoiceListsState>,
) => {
  const all = () => state.get().lists;
  const setAll = (lists: readonly OpenList[]): void => state.set({ ...state.get(), lists });
  const find = (id: string) => all().find((list) => list.id === id);
  const update = (id: string, change: Partial<OpenList>): void =>
    setAll(all().map((list) => (list.id === id ? Object.assign({}, list, change) : list)));

  const open = ({ id, name, lockedAt, authority, list }: StoredList<Choice>): OpenList => {
    const current = () => {
      const known = find(id);
      return { name: known?.name ?? name, lockedAt: known ? known.lockedAt : lockedAt, authority };
    };
    const write: WriteCall = async (input, { signal }) => {
      // Shows the changed row before 500 entries are written into a request body.
      await nextFrame();
      storage.flush();
      const answer = await writeList(api, { id, ...current() }, input, signal);
      if (answer.type === 'full') return answer;
      const { name: saved, lockedAt: locked = null } = answer.list;
      if (answer.type === 'locked') update(id, { lockedAt: locked });
      // If another device has created a list of the same name, the server renames this one.
      else if (input.basedOn === 0) update(id, { name: saved });
      return { type: answer.type, present: presentOf(answer.list) };
    };
    const machine = provideFlow(choiceListMachine, {
      calls: { write },
      actions: {
        persist: ({ context }) => storage.write({ id, ...current(), list: context.list }),
      },
    });
    const actor = createActor(machine, { input: { list, createId } });
    const opened = { id, name, lockedAt, authority, actor };
    setAll([...all(), opened]);
    actor.start();
    return opened;
  };

  /** Opens the stored lists, and follows the changes of other tabs. */
  const connect = (): void => {
    for (const stored of storage.all()) open(stored);
    storage.subscribe((stored) => {
      const known = find(stored.id);
      if (!known) open(stored);
      else {
        update(stored.id, { name: stored.name, lockedAt: stored.lockedAt });
        known.actor.send({ type: 'list.shared', list: stored.list });
      }
    });
  };

  const close = (id: string): void => {
    find(id)?.actor.stop();
    storage.drop(id);
    setAll(all().filter((list) => list.id !== id));
  };

  return {
    open,
    connect,
    close,
    /** Closes saved lists that the server lacks; an unsaved list stays, and its edits create it again. */
    closeDeleted: (present: readonly Pick<ChoiceList, 'id'>[]): void => {
      const ids = new Set(present.map(({ id }) => id));
      for (const list of all()) if (!ids.has(list.id) && isOnServer(list)) close(list.id);
    },
    /** Takes over a list as the server has it. */
    receive: (list: ChoiceList): void => {
      const { id, name, lockedAt = null } = list;
      const present = presentOf(list);
      const known = find(id);
      if (known) {
        update(id, { name, lockedAt });
        known.actor.send({ type: 'list.read', present });
      } else open({ id, name, lockedAt, authority: authorityOf(list), list: syncedList(present) });
    },
    /** Sends unanswered and refused writes again. */
    retry: (): void => {
      for (const { actor } of all()) actor.send({ type: 'connection.returned' });
    },
    stop: (): void => {
      storage.close();
      for (const { actor } of all()) actor.stop();
    },
  };
};
