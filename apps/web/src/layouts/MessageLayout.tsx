import { Button, Heading, Stack, Text } from '@seatwise/ui';
import { PublicLayout } from './PublicLayout.tsx';

export interface MessageLayoutProps {
  readonly heading: string;
  readonly hint: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** A page that says one thing and offers one way on. */
export const MessageLayout = ({ heading, hint, action, onAction }: MessageLayoutProps) => (
  <PublicLayout>
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1}>{heading}</Heading>
        <Text tone="muted">{hint}</Text>
      </Stack>
      <Button onPress={onAction}>{action}</Button>
    </Stack>
  </PublicLayout>
);
