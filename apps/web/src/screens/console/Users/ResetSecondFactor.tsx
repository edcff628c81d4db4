import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { Button, Heading, Notice, Stack, Text } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/users.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';
import { useServices } from '../../../services/services.ts';

interface ResetSecondFactorProps {
  readonly userId: number;
}

/** Turns two-step sign-in off for a colleague who lost the app and the recovery codes. */
export const ResetSecondFactor = ({ userId }: ResetSecondFactorProps) => {
  const { api } = useServices();
  const { resetSecondFactor } = api.area(adminUsers);
  const copy = content.secondFactor;
  const { isBusy, failure, run } = useRequest(copy.failed);
  const [isDone, setDone] = useState(false);
  const reset = async (): Promise<void> =>
    setDone(await run(() => resetSecondFactor({ id: userId })));
  return (
    <Stack gap="sm" align="start">
      <Heading level={3}>{copy.heading}</Heading>
      <Text size="small" tone="muted">
        {copy.hint}
      </Text>
      <Button tone="secondary" loading={isBusy} onPress={() => void reset()}>
        {copy.reset}
      </Button>
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      {isDone && <Notice tone="positive">{copy.done}</Notice>}
    </Stack>
  );
};
