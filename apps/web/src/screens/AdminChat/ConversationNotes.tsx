import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { maxNoteLength } from '@seatwise/api-client/contract/constants/chat';
import { Button, Heading, Notice, Stack, Text, TextArea, useDateFormatter } from '@seatwise/ui';
import { useCallback, useState } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { notes as copy } from '../../content/conversations.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';

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
  const [saving, setSaving] = useState<'no' | 'busy' | 'failed'>('no');
  const add = async (): Promise<void> => {
    if (text.trim() === '') return;
    setSaving('busy');
    try {
      await api.area(contract).addNote({ conversationId, text: text.trim() });
      setText('');
      setSaving('no');
      reload();
    } catch (error) {
      logFailure(error);
      setSaving('failed');
    }
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
      {saving === 'failed' && <Notice tone="critical">{copy.notSaved}</Notice>}
      <div>
        <Button
          tone="secondary"
          size="compact"
          loading={saving === 'busy'}
          onPress={() => void add()}
        >
          {copy.add}
        </Button>
      </div>
    </Stack>
  );
};
