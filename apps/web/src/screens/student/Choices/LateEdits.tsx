import { Button, Inline, Notice, Stack, Text } from '@seatwise/ui';
import { dialogs } from '../../../content/choices.ts';

interface LateEditsProps {
  /** Keeps the edits that came too late, as another list. */
  readonly onCopy: () => void;
  readonly onDrop: () => void;
}

/** Asks what becomes of edits to a list that was locked before they were saved. */
export const LateEdits = ({ onCopy, onDrop }: LateEditsProps) => (
  <Notice tone="caution" title={dialogs.lateEdits.title}>
    <Stack gap="xs">
      <Text>{dialogs.lateEdits.message}</Text>
      <Inline gap="xs">
        <Button tone="secondary" size="compact" onPress={onCopy}>
          {dialogs.lateEdits.copy}
        </Button>
        <Button tone="quiet" size="compact" onPress={onDrop}>
          {dialogs.lateEdits.drop}
        </Button>
      </Inline>
    </Stack>
  </Notice>
);
