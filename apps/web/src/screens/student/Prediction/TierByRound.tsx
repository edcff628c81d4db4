import type { Prediction } from '@seatwise/flows/prediction';
import { Button, Stack, Text, TierBadge, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { instituteOf, roundLines } from './resultTexts.ts';

interface TierByRoundProps {
  readonly row: Prediction;
  readonly onOpen: (row: Prediction) => void;
}

/** The tier of a result, which opens the reasons, and the chances by round below if they change. */
export const TierByRound = ({ row, onOpen }: TierByRoundProps) => {
  if (!row.probabilityTier) return content.noValue;
  return (
    <Stack gap="xxs">
      <TierBadge tier={row.probabilityTier} />
      {roundLines(row).map((line) => (
        <Text key={line} as="span" size="caption" tone="muted">
          {line}
        </Text>
      ))}
      <Button tone="text" size="compact" onPress={() => onOpen(row)}>
        {content.why}
        <VisuallyHidden>{` ${instituteOf(row)}`}</VisuallyHidden>
      </Button>
    </Stack>
  );
};
