import { ApiError, type ApiClient } from '@seatwise/api-client';
import { choices } from '@seatwise/api-client/contract/choices';
import type { Choice, ChoiceList } from '@seatwise/flows/choices';
import { withoutPlace, type ListWrite } from '@seatwise/flows/list-sync';
import type { OpenList } from './openLists.ts';

/** The server's list in the response to a refused write. */
const listOf = (error: unknown): ChoiceList | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { list } = Object(error.body) as { list?: ChoiceList };
  return Array.isArray(list?.entries) ? list : undefined;
};

type Answer =
  /** Includes the list as the server has it now. */
  | { readonly type: 'saved' | 'newer' | 'locked'; readonly list: ChoiceList }
  | { readonly type: 'full' };

/** Writes a list, or creates it if the server has none; a list deleted elsewhere is created again. */
export const writeList = async (
  api: ApiClient,
  list: Pick<OpenList, 'id' | 'name' | 'authority'>,
  write: ListWrite<Choice>,
  signal: AbortSignal,
): Promise<Answer> => {
  const client = api.area(choices);
  const { id, name, authority } = list;
  const { writeId, basedOn, items } = write;
  const entries = items.map(withoutPlace);
  try {
    const written =
      basedOn === 0
        ? client.createChoiceList({ id, name, entries, authority }, { signal })
        : client.writeChoiceList({ id, writeId, basedOn, entries }, { signal });
    return { type: 'saved', list: await written };
  } catch (error) {
    const present = listOf(error);
    if (present) return { type: present.lockedAt ? 'locked' : 'newer', list: present };
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 413) return { type: 'full' };
    if (error.status === 404 && basedOn > 0)
      return writeList(api, list, { ...write, basedOn: 0 }, signal);
    throw error;
  }
};
