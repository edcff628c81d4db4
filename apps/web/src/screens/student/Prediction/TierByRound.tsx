import type { Prediction } from '@seatwise/flows/prediction';
import { shownChances } from '@seatwise/flows/choices';
import { Button, Stack, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { ChanceByRound } from '../../../features/choices/ChanceByRound.tsx';
import { instituteOf } from './resultTexts.ts';

interface TierByRoundProps {
  readonly row: Prediction;
  readonly onOpen: (row: Prediction) => void;
}

/** The tier of a result, which opens the reasons, and the chance in Round 1. */
export const TierByRound = ({ row, onOpen }: TierByRoundProps) => {
  if (!row.probabilityTier) return content.noValue;
  return (
    <Stack gap="xxs">
      <ChanceByRound chances={shownChances(row, 'Round 1')} />
      <Button tone="text" size="compact" onPress={() => onOpen(row)}>
        {content.why}
        <VisuallyHidden>{` ${instituteOf(row)}`}</VisuallyHidden>
      </Button>
    </Stack>
  );
};
