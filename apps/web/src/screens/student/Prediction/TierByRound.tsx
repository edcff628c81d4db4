import type { Prediction } from '@seatwise/flows/prediction';
import { Button, Stack, Text, TierBadge, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { instituteOf, roundLines } from './resultTexts.ts';

interface WhyProps {
  readonly row: Prediction;
  readonly onOpen: (row: Prediction) => void;
}

/** Opens the reasons for the tier of a result; in a card it has the height of a control. */
export const Why = ({
  row,
  onOpen,
  isInCard = false,
}: WhyProps & { readonly isInCard?: boolean }) => (
  <Button
    tone={isInCard ? 'quiet' : 'text'}
    size={isInCard ? 'medium' : 'compact'}
    onPress={() => onOpen(row)}
  >
    {content.why}
    <VisuallyHidden>{` ${instituteOf(row)}`}</VisuallyHidden>
  </Button>
);

/** The tier of a result, with its reasons and the chances by round below where they change. */
export const TierByRound = ({ row, onOpen }: WhyProps) => {
  if (!row.probabilityTier) return content.noValue;
  return (
    <Stack gap="xxs">
      <TierBadge tier={row.probabilityTier} />
      {roundLines(row).map((line) => (
        <Text key={line} as="span" size="caption" tone="muted">
          {line}
        </Text>
      ))}
      <Why row={row} onOpen={onOpen} />
    </Stack>
  );
};
