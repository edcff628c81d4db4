import {
  seatKey,
  withAdded,
  withMoved,
  withoutKeys,
  type Identified,
} from '@seatwise/flows/list-sync';
import { content } from '../../content/choices.ts';
import { feedbackOf } from '../../services/feedback.ts';
import type { Services } from '../../services/services.ts';

interface Removal<T extends Identified> {
  readonly entry: T;
  readonly name: string;
  /** Reads the present entries. */
  readonly items: () => readonly T[];
  readonly edit: (items: readonly T[]) => void;
}

/** Removes an entry of a list, reports it, and offers to put the entry back in its place. */
export const removeEntry = <T extends Identified>(
  services: Services,
  { entry, name, items, edit }: Removal<T>,
): void => {
  const key = new Set([seatKey(entry)]);
  const place = items().findIndex((item) => key.has(seatKey(item)));
  edit(withoutKeys(items(), key));
  feedbackOf(services).set({
    message: content.removed(name),
    action: {
      label: content.putBack,
      onPress: () => edit(withMoved(withAdded(items(), [entry], Infinity), key, place)),
    },
  });
};
