import { Button, Notice, Stack, Text } from '@seatwise/ui';
import { purchase } from '../../content/plans.ts';
import type { Purchase } from './usePurchase.ts';

/** The status of a payment that is being verified or has a notice. */
export const PaymentStatus = ({ payment }: { readonly payment: Purchase }) => {
  const { state, check, isPlanLate } = payment;
  const { notice } = state.context;
  if (state.matches('verifying')) return <Notice>{purchase.checking}</Notice>;
  if (!notice) return null;
  return (
    <Stack gap="sm">
      <Notice tone={notice.tone}>{notice.text}</Notice>
      {notice.detail !== undefined && <Text>{notice.detail}</Text>}
      {isPlanLate && <Text>{purchase.planLater}</Text>}
      {state.matches('unsettled') && (
        <Button tone="secondary" onPress={check}>
          {purchase.check}
        </Button>
      )}
    </Stack>
  );
};
