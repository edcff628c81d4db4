import { ApiError, type ApiClient } from '@seatwise/api-client';
import { choices } from '@seatwise/api-client/contract/choices';
import type { Choice, ChoiceList, ListWrite, WriteAnswer } from '@seatwise/flows/choices';

/** What came along with a refused write. */
const listOf = (error: unknown): ChoiceList | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { list } = Object(error.body) as { list?: ChoiceList };
  return Array.isArray(list?.entries) ? list : undefined;
};

const answer = (type: WriteAnswer<Choice>['type'], { version, entries }: ChoiceList) => ({
  type,
  present: { version, items: entries },
});

/** Writes a list, or begins it where the server has none; one deleted elsewhere comes back. */
export const writeList = async (
  api: ApiClient,
  { id, name }: { readonly id: string; readonly name: string },
  { writeId, basedOn, items }: ListWrite<Choice>,
  signal: AbortSignal,
): Promise<WriteAnswer<Choice>> => {
  const client = api.area(choices);
  const entries = [...items];
  const begin = async () =>
    answer('saved', await client.createChoiceList({ id, name, entries }, { signal }));
  if (basedOn === 0) return begin();
  try {
    return answer(
      'saved',
      await client.writeChoiceList({ id, writeId, basedOn, entries }, { signal }),
    );
  } catch (error) {
    const list = listOf(error);
    if (list) return answer(list.lockedAt ? 'locked' : 'newer', list);
    if (error instanceof ApiError && error.status === 404) return begin();
    throw error;
  }
};
