import { fullDateTime, timeOf } from '@seatwise/flows/alerts';
import { Badge, Box, Card, Heading, icons, Inline, Link, Stack, Text } from '@seatwise/ui';
import { useRef, useState } from 'react';
import { content } from '../../../content/contactMessages.ts';
import { EntryButton } from '../console-list/EntryButton.tsx';
import { text } from './ContactMessages.css.ts';
import { ContactMessageReply } from './ContactMessageReply.tsx';
import type { ContactMessage, ContactState } from './useContactMessages.ts';

interface ContactMessageItemProps {
  readonly message: ContactMessage;
  readonly onMark: (state: ContactState) => void;
  /** Resolves to whether the reply was sent. */
  readonly onReply: (text: string) => Promise<boolean>;
}

const tones = { new: 'accent', answered: 'positive', closed: 'neutral' } as const;
const stateIcons = { new: icons.Mail, answered: icons.Send, closed: icons.Check } as const;

const ContactMessageHead = ({ message }: Pick<ContactMessageItemProps, 'message'>) => {
  const { email, phone, sentAt } = message;
  const state = message.state ?? 'new';
  return (
    <>
      <Inline justify="between" gap="xs">
        <Inline gap="xs">
          <Heading level={2} size="title">
            <bdi>{message.name || content.nameless}</bdi>
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
    </>
  );
};

/** A message of the contact form with its sender, its time, its replies and its state. */
export const ContactMessageItem = ({ message, onMark, onReply }: ContactMessageItemProps) => {
  const { email, message: written, replies } = message;
  const [isReplying, setReplying] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const name = message.name || content.nameless;
  const isClosed = message.state === 'closed';
  return (
    <li>
      <Card>
        <Stack gap="sm">
          <ContactMessageHead message={message} />
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
              messageId={message.id}
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
              <EntryButton
                ref={replyButton}
                label={content.reply}
                of={content.replyTo(name)}
                icon={icons.Send}
                onPress={() => setReplying(true)}
              />
            )}
            <EntryButton
              label={isClosed ? content.reopen : content.close}
              of={content.of(name)}
              icon={isClosed ? icons.RotateCw : icons.Check}
              onPress={() => onMark(isClosed ? 'new' : 'closed')}
            />
          </Inline>
        </Stack>
      </Card>
    </li>
  );
};
