import { Button, Inline, Notice, Stack, Text } from '@seatwise/ui';
import { dialogs } from '../../content/choices.ts';

interface LockedElsewhereProps {
  /** Keeps the edits that came too late, as another list. */
  readonly onCopy: () => void;
  readonly onDrop: () => void;
}

/** Asks what becomes of edits to a list that was locked on another device meanwhile. */
export const LockedElsewhere = ({ onCopy, onDrop }: LockedElsewhereProps) => (
  <Notice tone="caution" title={dialogs.lockedElsewhere.title}>
    <Stack gap="xs">
      <Text>{dialogs.lockedElsewhere.message}</Text>
      <Inline gap="xs">
        <Button tone="secondary" size="compact" onPress={onCopy}>
          {dialogs.lockedElsewhere.copy}
        </Button>
        <Button tone="quiet" size="compact" onPress={onDrop}>
          {dialogs.lockedElsewhere.drop}
        </Button>
      </Inline>
    </Stack>
  </Notice>
);
