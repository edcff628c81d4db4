import { Button, Notice, Stack } from '@seatwise/ui';
import type { ReactNode } from 'react';

interface LoadFailureProps {
  /** What could not be loaded. */
  readonly children: ReactNode;
  /** The label of the button. */
  readonly again: string;
  readonly onRetry: () => void;
}

/** In place of a part of a screen that could not be loaded. */
export const LoadFailure = ({ children, again, onRetry }: LoadFailureProps) => (
  <Stack gap="xs" align="start">
    <Notice tone="critical">{children}</Notice>
    <Button tone="secondary" size="compact" onPress={onRetry}>
      {again}
    </Button>
  </Stack>
);
