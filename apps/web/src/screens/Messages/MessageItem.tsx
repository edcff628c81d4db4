import { fullDateTime, timeOf } from '@seatwise/flows/alerts';
import {
  Badge,
  Button,
  Card,
  Heading,
  icons,
  Inline,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@seatwise/ui';
import { content } from '../../content/messages.ts';
import { text } from './Messages.css.ts';
import type { ContactMessage } from './useContactMessages.ts';

interface MessageItemProps {
  readonly message: ContactMessage;
  readonly onMark: (isDone: boolean) => void;
}

/** A message of the contact form: who, when, how to answer, and whether that is done. */
export const MessageItem = ({ message, onMark }: MessageItemProps) => {
  const { email, phone, message: written, sentAt, isDone } = message;
  const name = message.name || content.nameless;
  return (
    <li>
      <Card>
        <Stack gap="sm">
          <Inline justify="between" gap="xs">
            <Inline gap="xs">
              <Heading level={2} size="title">
                <bdi>{name}</bdi>
              </Heading>
              <Badge tone={isDone ? 'neutral' : 'accent'} icon={isDone ? icons.Check : icons.Mail}>
                {isDone ? content.done : content.new}
              </Badge>
            </Inline>
            <Text size="small" tone="muted" tabular>
              {fullDateTime(timeOf(sentAt))}
            </Text>
          </Inline>
          <Inline gap="md">
            {email && (
              <Link href={`mailto:${email}`} standalone>
                {email}
              </Link>
            )}
            {phone && (
              <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} standalone>
                {phone}
              </Link>
            )}
          </Inline>
          <p className={text}>{written || content.missing}</p>
          <Inline>
            <Button
              tone="secondary"
              size="compact"
              icon={isDone ? icons.RotateCw : icons.Check}
              onPress={() => onMark(!isDone)}
            >
              {isDone ? content.markNew : content.markDone}
              <VisuallyHidden>{content.of(name)}</VisuallyHidden>
            </Button>
          </Inline>
        </Stack>
      </Card>
    </li>
  );
};
