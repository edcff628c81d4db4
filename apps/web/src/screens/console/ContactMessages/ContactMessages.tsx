import { contactMessages } from '@seatwise/api-client/contract/contactMessages';
import { icons, Notice, PageHeader, Stack } from '@seatwise/ui';
import { useRef, useState } from 'react';
import { content } from '../../../content/contactMessages.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import { CardList, StateFilter } from '../console-list/CardList.tsx';
import { ContactMessageItem } from './ContactMessageItem.tsx';
import { GivenUpMails } from './GivenUpMails.tsx';
import { useContactMessages } from './useContactMessages.ts';

/** The messages of the contact form, open and done. */
export const ContactMessages = () => {
  const { query, result, mark, reply } = useContactMessages();
  const { data: messages = [] } = query;
  const [filter, setFilter] = useState<keyof typeof content.shown>('new');
  const title = useRef<HTMLHeadingElement>(null);
  /** In a list of one state, a message disappears with its buttons when its state changes. */
  const keepFocus = (): void => {
    if (filter !== 'all') title.current?.focus();
  };
  return (
    <Stack gap="lg">
      <PageHeader title={content.heading} titleRef={title} subtitle={content.subtitle} />
      <GivenUpMails />
      <StateFilter text={content} value={filter} onChange={setFilter} />
      {result && <Notice tone={result.tone}>{result.text}</Notice>}
      <CardList
        query={query}
        text={content}
        none={filter === 'new' && messages.length > 0 ? content.noneNew : content.none}
        icon={icons.Mail}
        leftOut={useLeftOut(contactMessages.listContactMessages)}
        cards={messages
          .filter(({ state }) => filter === 'all' || (state ?? 'new') === filter)
          .map((message) => (
            <ContactMessageItem
              key={message.id}
              message={message}
              onMark={(state) => {
                keepFocus();
                void mark(message.id, state);
              }}
              onReply={async (text) => {
                const isSent = await reply(message, text);
                if (isSent) keepFocus();
                return isSent;
              }}
            />
          ))}
      />
    </Stack>
  );
};
