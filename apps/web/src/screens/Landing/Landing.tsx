import { Button, Heading, Stack, Text } from '@seatwise/ui';
import { content } from '../../content/landing.ts';

export const Landing = ({ onLogin }: { readonly onLogin: () => void }) => (
  <Stack gap="lg">
    <Stack gap="xs">
      <Heading level={1}>{content.headline}</Heading>
      <Text tone="muted">{content.lead}</Text>
    </Stack>
    <Button onPress={onLogin}>{content.login}</Button>
  </Stack>
);
