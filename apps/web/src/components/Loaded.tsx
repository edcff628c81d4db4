import { Button, Notice, Skeleton, Stack, Text } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { failure } from '../content/site.ts';
import type { Query } from '../hooks/useQuery.ts';

interface LoadFailureProps {
  /** The message that names what could not be loaded. */
  readonly children: ReactNode;
  /** A hint below the message. */
  readonly hint?: string;
  /** The label of the button. @default Try again */
  readonly again?: string;
  readonly onRetry: () => void;
}

/** Replaces a part of a screen that could not be loaded. */
export const LoadFailure = ({
  children,
  hint,
  again = failure.again,
  onRetry,
}: LoadFailureProps) => (
  <Stack gap="xs" align="start">
    <Notice tone="critical">
      {children}
      {hint && (
        <Text as="div" size="small">
          {hint}
        </Text>
      )}
    </Notice>
    <Button tone="secondary" size="compact" onPress={onRetry}>
      {again}
    </Button>
  </Stack>
);

interface LoadedProps<Data> extends Pick<LoadFailureProps, 'hint' | 'again'> {
  readonly query: Query<Data>;
  /** The label of the loading state. */
  readonly loading: string;
  /** The message that the content could not be loaded. */
  readonly failed: ReactNode;
  /** Shown instead of an empty list. */
  readonly empty?: ReactNode;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** A part of a screen that loads: a skeleton, then the content or a failure message. */
export const Loaded = <Data,>({
  query: { status, data, refetch },
  loading,
  failed,
  empty,
  children,
  ...failureProps
}: LoadedProps<Data>) => (
  <>
    {status === 'loading' && (
      <output aria-label={loading}>
        <Skeleton shape="block" />
      </output>
    )}
    {status === 'failed' && (
      <LoadFailure onRetry={refetch} {...failureProps}>
        {failed}
      </LoadFailure>
    )}
    {data != null && (empty && Array.isArray(data) && data.length === 0 ? empty : children(data))}
  </>
);
