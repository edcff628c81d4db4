import { fullDateTime, timeOf } from '@seatwise/flows/alerts';
import {
  Badge,
  Box,
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
import { useRef, useState } from 'react';
import { content } from '../../../content/contactMessages.ts';
import { text } from './ContactMessages.css.ts';
import { ContactMessageReply } from './ContactMessageReply.tsx';
import type { ContactMessage, ContactState } from './useContactMessages.ts';

interface ContactMessageItemProps {
  readonly message: ContactMessage;
  readonly onMark: (state: ContactState) => void;
  /** Answers whether the reply was sent. */
  readonly onReply: (text: string) => Promise<boolean>;
}

const tones = { new: 'accent', answered: 'positive', closed: 'neutral' } as const;
const stateIcons = { new: icons.Mail, answered: icons.Send, closed: icons.Check } as const;

/** A message of the contact form: who, when, the replies to it, and its state. */
export const ContactMessageItem = ({ message, onMark, onReply }: ContactMessageItemProps) => {
  const { email, phone, message: written, sentAt, replies } = message;
  const state = message.state ?? 'new';
  const [isReplying, setReplying] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
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
              <Badge tone={tones[state]} icon={stateIcons[state]}>
                {content.states[state]}
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
          {replies?.map((reply) => (
            <Box
              key={`${reply.at} ${reply.text}`}
              padding="sm"
              background="sunken"
              radius="control"
            >
              <Text size="small" tone="muted" tabular>
                {content.replied(reply.by ?? content.staff, fullDateTime(timeOf(reply.at)))}
              </Text>
              <p className={text}>{reply.text}</p>
            </Box>
          ))}
          {isReplying && email && (
            <ContactMessageReply
              email={email}
              onSend={onReply}
              onClose={() => {
                setReplying(false);
                replyButton.current?.focus();
              }}
            />
          )}
          <Inline>
            {email && (
              <Button
                ref={replyButton}
                tone="secondary"
                size="compact"
                icon={icons.Send}
                onPress={() => setReplying(true)}
              >
                {content.reply}
                <VisuallyHidden>{content.replyTo(name)}</VisuallyHidden>
              </Button>
            )}
            <Button
              tone="secondary"
              size="compact"
              icon={state === 'closed' ? icons.RotateCw : icons.Check}
              onPress={() => onMark(state === 'closed' ? 'new' : 'closed')}
            >
              {state === 'closed' ? content.reopen : content.close}
              <VisuallyHidden>{content.of(name)}</VisuallyHidden>
            </Button>
          </Inline>
        </Stack>
      </Card>
    </li>
  );
};
