import { Button, Inline, Notice, Stack, Text } from '@seatwise/ui';
import { dialogs } from '../../content/choices.ts';

const copy = dialogs.contradiction;

interface ContradictionProps {
  readonly onChoose: (side: 'mine' | 'theirs') => void;
}

/** Asks whose change counts, where two devices changed the same in another way. */
export const Contradiction = ({ onChoose }: ContradictionProps) => (
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
