import { ApiError, type AnswerOf } from '@seatwise/api-client';
import { shortlist as contract } from '@seatwise/api-client/contract/shortlist';
import { choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import { shortlistMachine, type ShortlistItem } from '@seatwise/flows/choices';
import {
  seatKey,
  syncedList,
  withAdded,
  withoutKeys,
  withoutPlace,
  type ListWrite,
  type WriteAnswer,
} from '@seatwise/flows/list-sync';
import { isNotOffered } from '@seatwise/flows/prediction';
import { createStore, type Store } from '@seatwise/flows/shared';
import { createActor, type ActorRefFrom } from 'xstate';
import { provideFlow } from '../../lib/provideFlow.ts';
import type { Services } from '../../services/services.ts';
import { createListStorage } from './listStorage.ts';
import { servicePerUser } from './servicePerUser.ts';

type Answer = AnswerOf<typeof contract.readShortlist>;

/** A user's shortlist. */
export interface Shortlist {
  readonly actor: ActorRefFrom<typeof shortlistMachine>;
  readonly edit: (items: readonly ShortlistItem[]) => void;
  readonly load: () => void;
  /** The state of the request to the server; `failed` if it did not answer. */
  readonly status: Store<'loading' | 'ready' | 'failed'>;
  /** Loads the shortlist unless it has been loaded. */
  readonly ensure: () => void;
  /** Puts seats on the shortlist, or takes them off. */
  readonly star: (items: readonly ShortlistItem[], isStarred: boolean) => void;
  readonly stop: () => void;
}

const createShortlist = ({ api }: Services, owner: number): Shortlist => {
  const client = api.area(contract);
  const storage = createListStorage<ShortlistItem>(`shortlist.${owner}`);
  const id = 'shortlist';
  const write = async (
    { items, ...input }: ListWrite<ShortlistItem>,
    options: { readonly signal: AbortSignal },
  ): Promise<WriteAnswer<ShortlistItem>> => {
    storage.flush();
    try {
      const present = await client.writeShortlist(
        { ...input, items: items.map(withoutPlace) },
        options,
      );
      return { type: 'saved', present };
    } catch (error) {
      if (error instanceof ApiError && error.status === 413) return { type: 'full' };
      const newer =
        error instanceof ApiError && error.status === 409
          ? (Object(error.body) as { shortlist?: Answer }).shortlist
          : undefined;
      if (!newer || !Array.isArray(newer.items)) throw error;
      return { type: 'newer', present: newer };
    }
  };
  const actor = createActor(
    provideFlow(shortlistMachine, {
      calls: { write },
      actions: {
        persist: ({ context: { list } }) => storage.write({ id, name: id, lockedAt: null, list }),
      },
    }),
    {
      input: {
        list: storage.read(id)?.list ?? syncedList<ShortlistItem>({ version: 0, items: [] }),
        createId: () => crypto.randomUUID(),
      },
    },
  ).start();
  storage.subscribe(({ list }) => actor.send({ type: 'list.shared', list }));
  const items = () => actor.getSnapshot().context.list.items;
  const edit = (next: readonly ShortlistItem[]): void =>
    actor.send({ type: 'list.edited', items: next });
  const status: Shortlist['status'] = createStore<'loading' | 'ready' | 'failed'>('loading');
  let loading: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    actor.send({ type: 'connection.returned' });
    try {
      actor.send({ type: 'list.read', present: await client.readShortlist() });
      status.set('ready');
    } catch (error) {
      // If the backend stores no shortlists, only the browser does.
      status.set(isNotOffered(error) ? 'ready' : 'failed');
      // The stored items stay; the shortlist is requested again when the connection returns.
      loading = undefined;
    }
  };
  return {
    actor,
    edit,
    load: (): void => void load(),
    status,
    ensure: (): void => void (loading ??= load()),
    star: (chosen: readonly ShortlistItem[], isStarred: boolean): void =>
      edit(
        isStarred
          ? withAdded(items(), chosen, choiceLimits.entries)
          : withoutKeys(items(), new Set(chosen.map(seatKey))),
      ),
    stop: (): void => {
      storage.close();
      actor.stop();
    },
  };
};

/** The shortlist of the signed-in user, shared by all screens of a tab. */
export const shortlistOf = servicePerUser(createShortlist);
