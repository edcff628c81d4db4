import type { Choice } from '@seatwise/flows/choices';
import { Button, icons, Inline, Link, Notice, VisuallyHidden } from '@seatwise/ui';
import { useState } from 'react';
import { adding as copy, content } from '../../content/choices.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services/services.ts';

interface AddToChoicesProps {
  /** What is selected. */
  readonly entries: readonly Choice[];
  /** What is added, for the name of the button where several stand on a page. */
  readonly name?: string;
}

/** Adds selected seats to the choice list that is not locked; its code loads when it is pressed. */
export const AddToChoices = ({ entries, name }: AddToChoicesProps) => {
  const services = useServices();
  const [message, setMessage] = useState<string>();
  const add = async (): Promise<void> => {
    const { choiceListsOf } = await import('./choiceLists.ts');
    const lists = choiceListsOf(services);
    if (lists.state.get().status !== 'ready') await lists.load();
    const open = lists.state.get().lists.find(({ lockedAt }) => lockedAt === null);
    const list = open ?? lists.create(content.firstName);
    setMessage(copy.added(lists.add(list, entries), list.name));
  };
  return (
    <>
      <Button
        tone="secondary"
        size="compact"
        icon={icons.Plus}
        disabled={entries.length === 0}
        keepsFocus
        onPress={() => void add()}
      >
        {copy.add(entries.length)}
        {name !== undefined && <VisuallyHidden> {name}</VisuallyHidden>}
      </Button>
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
