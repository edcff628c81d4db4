import { Button, Inline, Notice, Stack, Text } from '@seatwise/ui';
import { dialogs } from '../../content/choices.ts';

const copy = dialogs.conflict;

interface ConflictProps {
  readonly onChoose: (side: 'mine' | 'theirs') => void;
}

/** Asks whose change counts, where two devices changed the same in another way. */
export const Conflict = ({ onChoose }: ConflictProps) => (
  <Notice tone="caution" title={copy.title}>
    <Stack gap="xs">
      <Text>{copy.message}</Text>
      <Inline gap="xs">
        {(['mine', 'theirs'] as const).map((side) => (
          <Button key={side} tone="secondary" size="compact" onPress={() => onChoose(side)}>
            {copy[side]}
          </Button>
        ))}
      </Inline>
    </Stack>
  </Notice>
);
