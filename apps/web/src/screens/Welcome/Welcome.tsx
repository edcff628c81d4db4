import { Button, Heading, Stack, Text } from '@seatwise/ui';
import { content } from '../../content/welcome.ts';

export interface WelcomeProps {
  readonly username: string;
  readonly role: string;
  readonly onLogout: () => void;
}

export const Welcome = ({ username, role, onLogout }: WelcomeProps) => (
  <Stack gap="lg">
    <Stack gap="xs">
      <Heading level={1}>{content.greeting(username)}</Heading>
      <Text tone="muted">{content.role(role)}</Text>
    </Stack>
    <Button tone="quiet" onPress={onLogout}>
      {content.logout}
    </Button>
  </Stack>
);
