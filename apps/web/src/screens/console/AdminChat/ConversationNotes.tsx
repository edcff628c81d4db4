import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { maxNoteLength } from '@seatwise/api-client/contract/constants/chat';
import { isNotOffered } from '@seatwise/flows/shared';
import { Button, Heading, Notice, Stack, Text, TextArea, useDateFormatter } from '@seatwise/ui';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { notes as copy } from '../../../content/conversations.ts';
import { useChatDraft } from '../../../features/chat/useChatDraft.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

/** The notes of staff on a conversation for each other; renders nothing if the server lacks the calls. */
export const ConversationNotes = ({ conversationId }: { readonly conversationId: number }) => {
  const { api } = useServices();
  const date = useDateFormatter({ dateStyle: 'short', timeStyle: 'short' });
  const { status, data, refetch } = useQuery(
    contract,
    'listNotes',
    { conversationId },
    { nullIf: isNotOffered },
  );
  const [text, setText] = useChatDraft(`note ${conversationId}`);
  const { mutate, isBusy, result } = useMutation(refetch);
  const add = async (): Promise<void> => {
    if (text.trim() === '') return;
    const note = { conversationId, text: text.trim() };
    const isAdded = await mutate(() => api.area(contract).addNote(note), copy.notSaved);
    if (isAdded) setText('');
  };
  if (data === null) return null;
  return (
    <Stack gap="sm">
      <Heading level={3}>{copy.title}</Heading>
      <Text size="small" tone="muted">
        {copy.hint}
      </Text>
      {status === 'failed' && <LoadFailure onRetry={refetch}>{copy.failed}</LoadFailure>}
      <LeftOut of={contract.listNotes} />
      {data?.length === 0 && <Text size="small">{copy.none}</Text>}
      {data?.map(({ id, authorName, text: note, writtenAt }) => (
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
