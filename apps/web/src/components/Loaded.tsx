import { Button, Notice, Skeleton, Stack, Text } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { failure } from '../content/site.ts';
import type { Query } from '../hooks/useQuery.ts';

interface LoadFailureProps {
  /** What could not be loaded. */
  readonly children: ReactNode;
  /** What helps. */
  readonly hint?: string;
  /** The label of the button. @default Try again */
  readonly again?: string;
  readonly onRetry: () => void;
}

/** In place of a part of a screen that could not be loaded. */
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
  /** What is loading. */
  readonly loading: string;
  /** What could not be loaded. */
  readonly failed: ReactNode;
  /** In place of an empty list. */
  readonly empty?: ReactNode;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** A part of a screen that is loaded: a skeleton, what was loaded, or why it was not. */
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
