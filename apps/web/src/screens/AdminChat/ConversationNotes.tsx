import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { maxNoteLength } from '@seatwise/api-client/contract/constants/chat';
import { Button, Heading, Notice, Stack, Text, TextArea, useDateFormatter } from '@seatwise/ui';
import { useCallback, useState } from 'react';
import { LeftOutNotice } from '../../components/LeftOutNotice.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { notes as copy } from '../../content/conversations.ts';
import { useAction } from '../../lib/useAction.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';
import { useLeftOut } from '../../services/useLeftOut.ts';

/** What staff note about a conversation for each other. */
export const ConversationNotes = ({ conversationId }: { readonly conversationId: number }) => {
  const { api } = useServices();
  const date = useDateFormatter({ dateStyle: 'short', timeStyle: 'short' });
  const ask = useCallback(
    (signal: AbortSignal) => api.area(contract).listNotes({ conversationId }, { signal }),
    [api, conversationId],
  );
  const { status, answer, reload } = useAnswer(ask);
  const [text, setText] = useState('');
  const leftOut = useLeftOut(contract.listNotes);
  const { act, isBusy, result } = useAction(reload);
  const add = async (): Promise<void> => {
    if (text.trim() === '') return;
    const isAdded = await act(copy.notSaved, async () => {
      await api.area(contract).addNote({ conversationId, text: text.trim() });
      return undefined;
    });
    if (isAdded) setText('');
  };
  return (
    <Stack gap="sm">
      <Heading level={3} size="title">
        {copy.title}
      </Heading>
      <Text size="small" tone="muted">
        {copy.hint}
      </Text>
      {status === 'failed' && (
        <LoadFailure again={copy.again} onRetry={reload}>
          {copy.failed}
        </LoadFailure>
      )}
      <LeftOutNotice count={leftOut} />
      {answer?.length === 0 && <Text size="small">{copy.none}</Text>}
      {answer?.map(({ id, authorName, text: note, writtenAt }) => (
        <div key={id}>
          <Text as="div" size="caption" tone="muted">
            {[authorName, writtenAt && date.format(new Date(writtenAt))]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text as="div" size="small">
            {note}
          </Text>
        </div>
      ))}
      <TextArea
        label={copy.label}
        required
        rows={2}
        maxLength={maxNoteLength}
        value={text}
        onChange={({ value }) => setText(value)}
      />
      {result && <Notice tone={result.tone}>{result.text}</Notice>}
      <div>
        <Button tone="secondary" size="compact" loading={isBusy} onPress={() => void add()}>
          {copy.add}
        </Button>
      </div>
    </Stack>
  );
};
