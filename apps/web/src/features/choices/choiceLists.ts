import { choices } from '@seatwise/api-client/contract/choices';
import { choiceLimits, distinctListName } from '@seatwise/api-client/contract/constants/choices';
import { nextRoundName, type Choice } from '@seatwise/flows/choices';
import { syncedList, withAdded } from '@seatwise/flows/list-sync';
import { createStore, isNotOffered } from '@seatwise/flows/shared';
import { storedValue } from '../../lib/storedValue.ts';
import type { Services } from '../../services/services.ts';
import { storedListPrefix } from '../../services/storedLists.ts';
import { createListStorage } from './listStorage.ts';
import { createId, createOpenLists, type ChoiceListsState, type OpenList } from './openLists.ts';
import { servicePerUser } from './servicePerUser.ts';

export type { OpenList } from './openLists.ts';

/** The list that an authority's seats are added to: the last used unlocked one, else the newest unlocked one. */
const targetOf = (
  { lists, lastUsed }: ChoiceListsState,
  authority: string | undefined,
): OpenList | undefined => {
  const unlocked = lists.filter((list) => list.authority === authority && list.lockedAt === null);
  return unlocked.find(({ id }) => id === lastUsed) ?? unlocked.at(-1);
};

const namesOf = ({ lists }: ChoiceListsState): string[] => lists.map(({ name }) => name);

const createChoiceLists = ({ api, leftOut }: Services, owner: number) => {
  const client = api.area(choices);
  const storedLastUsed = storedValue(`${storedListPrefix}lastUsed.${owner}`, (stored) =>
    typeof stored === 'string' ? stored : null,
  );
  const state = createStore<ChoiceListsState>({
    status: 'loading',
    lists: [],
    lastUsed: storedLastUsed.read(),
  });
  const { open, connect, close, closeDeleted, receive, retry, stop } = createOpenLists(
    api,
    createListStorage<Choice>(`lists.${owner}`),
    state,
  );
  connect();

  const load = async (): Promise<void> => {
    retry();
    try {
      const lists = await client.listChoiceLists();
      for (const list of lists) receive(list);
      const isWhole = (leftOut.get()[choices.listChoiceLists.id] ?? 0) === 0;
      if (isWhole) closeDeleted(lists);
      state.set({ ...state.get(), status: 'ready' });
    } catch (error) {
      // If the backend stores no lists, only the browser does.
      state.set({ ...state.get(), status: isNotOffered(error) ? 'ready' : 'failed' });
    }
  };

  const use = (id: string): void => {
    state.set({ ...state.get(), lastUsed: id });
    storedLastUsed.write(id);
  };

  /** Creates a list, under a different name if another list has this one. */
  const create = (name: string, items: readonly Choice[] = [], authority?: string): OpenList => {
    const opened = open({
      id: createId(),
      name: distinctListName(name, namesOf(state.get())),
      lockedAt: null,
      authority,
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
    nextName: (ofState?: string): string => nextRoundName(namesOf(state.get()), ofState),
    target: (authority?: string): OpenList | undefined => targetOf(state.get(), authority),
    /** Adds the entries that the list does not have yet; returns how many they were. */
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
      // The server may now have room for a list that it refused before.
      retry();
    },
    lock: async ({ id, actor }: OpenList): Promise<void> => {
      const { version } = actor.getSnapshot().context.list;
      try {
        const locked = await client.lockChoiceList({ id, version });
        // The list is locked even if the response lacks the time.
        receive({ ...locked, lockedAt: locked.lockedAt ?? new Date().toISOString() });
      } catch (error) {
        // An edit on another device may have caused the refusal, so the list is read first.
        await load();
        throw error;
      }
    },
    stop,
    versions: (id: string) => client.listChoiceVersions({ id }),
    version: (id: string, version: number) => client.readChoiceVersion({ id, version }),
  };
};

export type ChoiceLists = ReturnType<typeof createChoiceLists>;

/** The choice lists of the signed-in user, shared by all screens of a tab. */
export const choiceListsOf = servicePerUser(createChoiceLists);
