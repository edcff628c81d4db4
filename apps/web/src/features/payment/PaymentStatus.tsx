import { Button, Notice, Stack } from '@seatwise/ui';
import { purchase } from '../../content/plans.ts';
import type { Purchase } from './usePurchase.ts';

/** How a payment stands, where there is something to say about it. */
export const PaymentStatus = ({ payment: { state, check } }: { readonly payment: Purchase }) => {
  const { notice } = state.context;
  if (state.matches('verifying')) return <Notice>{purchase.checking}</Notice>;
  if (!notice) return null;
  return (
    <Stack gap="sm">
      <Notice tone={notice.tone}>{notice.text}</Notice>
      {state.matches('unsettled') && (
        <Button tone="secondary" onPress={check}>
          {purchase.check}
        </Button>
      )}
    </Stack>
  );
};
