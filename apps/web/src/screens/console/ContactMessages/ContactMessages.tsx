import { contactMessages, contactStates } from '@seatwise/api-client/contract/contactMessages';
import { EmptyState, Grid, icons, Notice, PageHeader, Select, Stack, Text } from '@seatwise/ui';
import { useRef, useState } from 'react';
import { Loaded } from '../../../components/Loaded.tsx';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { content } from '../../../content/contactMessages.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import { ContactMessageItem } from './ContactMessageItem.tsx';
import { useContactMessages } from './useContactMessages.ts';

const filters = [...contactStates, 'all'] as const;
type Filter = (typeof filters)[number];

/** What was sent by the contact form: what waits for an answer, and what is done. */
export const ContactMessages = () => {
  const { query, result, mark, reply } = useContactMessages();
  const { data: messages = [] } = query;
  const leftOut = useLeftOut(contactMessages.listContactMessages);
  const [filter, setFilter] = useState<Filter>('new');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = messages.filter(({ state }) => filter === 'all' || (state ?? 'new') === filter);
  return (
    <Stack gap="lg">
      <PageHeader title={content.heading} titleRef={title} subtitle={content.subtitle} />
      <Grid columns={3}>
        <Select
          label={content.show}
          required
          value={filter}
          options={filters.map((value) => ({ value, label: content.shown[value] }))}
          onChange={({ value }) => setFilter(filters.find((one) => one === value) ?? 'new')}
        />
      </Grid>
      {result && <Notice tone={result.tone}>{result.text}</Notice>}
      <Loaded
        query={query}
        loading={content.loading}
        failed={content.failed}
        hint={content.failedHint}
      >
        {() => (
          <>
            <LeftOutNotice count={leftOut} />
            <Text as="div" size="small" tone="muted" tabular>
              <output>{content.count(shown.length)}</output>
            </Text>
            {shown.length === 0 ? (
              <EmptyState
                title={filter === 'new' && messages.length > 0 ? content.noneNew : content.none}
                icon={icons.Mail}
              >
                {content.noneHint}
              </EmptyState>
            ) : (
              <Stack as="ul">
                {shown.map((message) => (
                  <ContactMessageItem
                    key={message.id}
                    message={message}
                    onMark={(state) => {
                      // In a list of one state its button goes with the message.
                      if (filter !== 'all') title.current?.focus();
                      void mark(message.id, state);
                    }}
                    onReply={async (text) => {
                      const isSent = await reply(message, text);
                      if (isSent && filter !== 'all') title.current?.focus();
                      return isSent;
                    }}
                  />
                ))}
              </Stack>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
};
