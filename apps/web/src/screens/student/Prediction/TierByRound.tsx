import type { Prediction } from '@seatwise/flows/prediction';
import { Stack, Text, TierBadge } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { roundsText } from './resultTexts.ts';

/** The tier of a result, with the chances by round below where they are known. */
export const TierByRound = ({ row }: { readonly row: Prediction }) => {
  if (!row.probabilityTier) return content.noValue;
  const rounds = roundsText(row);
  return (
    <Stack gap="xxs">
      <TierBadge tier={row.probabilityTier} />
      {rounds && (
        <Text as="span" size="caption" tone="muted">
          {rounds}
        </Text>
      )}
    </Stack>
  );
};
