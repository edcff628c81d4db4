import type { Choice } from '@seatwise/flows/choices';
import { seatKey, withoutKeys } from '@seatwise/flows/list-sync';
import { Button, icons, Inline, Link, Notice, VisuallyHidden } from '@seatwise/ui';
import { lazy, Suspense, useState } from 'react';
import { adding as copy } from '../../content/choices.ts';
import { paths } from '../../paths.ts';
import { feedbackOf } from '../../services/feedback.ts';
import { useServices } from '../../services/services.ts';
import type { ChoiceLists, OpenList } from './choiceLists.ts';
import { listedSeatsOf } from './listedSeats.ts';

const NewListQuestion = lazy(async () => ({
  default: (await import('./NewListQuestion.tsx')).NewListQuestion,
}));

export interface AddToChoicesProps {
  /** The selected seats. */
  readonly entries: readonly Choice[];
  /** The name of the seats, if a page has several buttons: it is in the label, and a toast tells what was added. */
  readonly name?: string;
  /** Whether only the icon shows; the label is for screen readers. @default false */
  readonly isBrief?: boolean;
  /** The name of the list that already has the seats. */
  readonly listedIn?: string | undefined;
  readonly onAdded?: (() => void) | undefined;
  /** The state authority that allots the seats, which go only on a list of its own. @default MCC */
  readonly ofState?: { readonly authority: string; readonly state: string } | undefined;
}

const removeFrom = ({ actor }: OpenList, entries: readonly Choice[]): void => {
  const { items } = actor.getSnapshot().context.list;
  actor.send({ type: 'list.edited', items: withoutKeys(items, new Set(entries.map(seatKey))) });
};

/** Adds selected seats to a choice list; asks first if all lists are locked. */
export const AddToChoices = (props: AddToChoicesProps) => {
  const { entries, name, isBrief = false, listedIn, onAdded, ofState } = props;
  const { authority, state } = ofState ?? {};
  const services = useServices();
  const [message, setMessage] = useState<string>();
  /** Set when all lists of the authority are locked. */
  const [locked, setLocked] = useState<ChoiceLists>();
  const takeOff = (list: OpenList): void => {
    removeFrom(list, entries);
    listedSeatsOf(services).note(entries, undefined);
  };
  const addTo = (lists: ChoiceLists, list: OpenList): void => {
    const added = lists.add(list, entries);
    const message = copy.added(added, list.name);
    listedSeatsOf(services).note(entries, list.name);
    if (name === undefined) setMessage(message);
    else
      feedbackOf(services).set({
        message,
        action:
          added === 0
            ? { label: copy.open, onPress: (navigate) => navigate(paths.choices) }
            : { label: copy.undo, onPress: () => takeOff(list) },
      });
    onAdded?.();
  };
  const ownOf = (lists: ChoiceLists): readonly OpenList[] =>
    lists.state.get().lists.filter((list) => list.authority === authority);
  const begin = (lists: ChoiceLists): void =>
    addTo(lists, lists.create(lists.nextName(state), [], authority));
  const add = async (): Promise<void> => {
    const { choiceListsOf } = await import('./choiceLists.ts');
    const lists = choiceListsOf(services);
    if (lists.state.get().status !== 'ready') await lists.load();
    const list = lists.target(authority);
    if (list) addTo(lists, list);
    else if (ownOf(lists).length > 0) setLocked(lists);
    else begin(lists);
  };
  const label = listedIn ? copy.listedIn(listedIn) : copy.add(entries.length, state);
  return (
    <>
      <Button
        tone="secondary"
        size="compact"
        icon={listedIn ? icons.Check : icons.Plus}
        disabled={entries.length === 0 || listedIn !== undefined}
        keepsFocus
        onPress={() => void add()}
      >
        {isBrief ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {name !== undefined && <VisuallyHidden> {name}</VisuallyHidden>}
      </Button>
      {locked && (
        <Suspense fallback={null}>
          <NewListQuestion
            locked={ownOf(locked).map((list) => list.name)}
            name={locked.nextName(state)}
            onConfirm={() => {
              begin(locked);
              setLocked(undefined);
            }}
            onCancel={() => setLocked(undefined)}
          />
        </Suspense>
      )}
      {message !== undefined && (
        <Notice tone="positive" onDismiss={() => setMessage(undefined)}>
          <Inline gap="xs">
            {message}
            <Link href={paths.choices}>{copy.open}</Link>
          </Inline>
        </Notice>
      )}
    </>
  );
};
