import type { ShortlistItem } from '@seatwise/flows/choices';
import { disagreementsOf, type Disagreement, type SyncedList } from '@seatwise/flows/list-sync';
import { Button, Inline, Notice, Stack, Text, useDateFormatter } from '@seatwise/ui';
import { dialogs } from '../../content/choices.ts';
import { quotaLabel } from '../../content/places.ts';

const copy = dialogs.conflict;
const type = 'side.chosen';

/** More conflicts would push the list off the screen. */
const shownAtOnce = 3;

const changeText = (before: ShortlistItem, after: Disagreement<ShortlistItem>['mine']): string => {
  if (!after) return copy.removed;
  const { note, tags = [] } = after.entry;
  if (note !== before.note) return copy.noted(note);
  return tags.join() === (before.tags ?? []).join()
    ? copy.moved(after.place + 1)
    : copy.tagged(tags);
};

interface ConflictProps {
  /** The list that was changed on two devices. */
  readonly list: SyncedList<ShortlistItem>;
  readonly send: (choice: { type: typeof type; side: 'mine' | 'theirs' }) => void;
}

/** Shows the different changes that two devices made to a choice, and asks which one counts. */
export const Conflict = ({ list, send }: ConflictProps) => {
  const time = useDateFormatter({ dateStyle: 'medium', timeStyle: 'short' });
  const disagreements = disagreementsOf(list);
  const savedAt = list.conflict?.savedAt;
  return (
    <Notice tone="caution" title={copy.title}>
      <Stack gap="xs">
        {disagreements.slice(0, shownAtOnce).map(({ before, from, mine, theirs }) => (
          <Text key={from}>
            {copy.change(
              [before.institute, before.subject, before.quotaName && quotaLabel(before.quotaName)]
                .filter(Boolean)
                .join(', '),
              from + 1,
              changeText(before, mine),
              changeText(before, theirs),
              savedAt && time.format(new Date(savedAt)),
            )}
          </Text>
        ))}
        {disagreements.length > shownAtOnce && (
          <Text>{copy.more(disagreements.length - shownAtOnce)}</Text>
        )}
        <Text>{copy.message}</Text>
        <Inline gap="xs">
          {(['mine', 'theirs'] as const).map((side) => (
            <Button key={side} tone="secondary" size="compact" onPress={() => send({ type, side })}>
              {copy[side]}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Notice>
  );
};
