import type { RowOf } from '@seatwise/api-client';
import { maxNoteLength } from '@seatwise/api-client/contract/constants/chat';
import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import {
  Button,
  Dialog,
  IconButton,
  icons,
  Inline,
  Notice,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@seatwise/ui';
import { useState } from 'react';
import { LeftOutNotice } from '../../components/LeftOutNotice.tsx';
import { replies as copy } from '../../content/conversations.ts';
import { useAction } from '../../lib/useAction.ts';
import { useServices } from '../../services/services.ts';
import { useLeftOut } from '../../services/useLeftOut.ts';

interface SavedRepliesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly replies: readonly RowOf<typeof contract.listSavedReplies>[];
  /** The replies could not be loaded. */
  readonly hasFailed: boolean;
  /** Loads them again. */
  readonly onChanged: () => void;
}

/** Adds and deletes the texts of all counsellors. */
export const SavedRepliesDialog = ({
  open,
  onClose,
  replies,
  hasFailed,
  onChanged,
}: SavedRepliesDialogProps) => {
  const { api } = useServices();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const leftOut = useLeftOut(contract.listSavedReplies);
  const { act, result } = useAction(onChanged);
  const run = async (call: () => Promise<unknown>, onDone?: () => void): Promise<void> => {
    const isDone = await act(copy.notSaved, async () => {
      await call();
      return undefined;
    });
    if (isDone) onDone?.();
  };
  const isComplete = title.trim() !== '' && text.trim() !== '';
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} description={copy.description}>
      <Stack gap="sm">
        {hasFailed && (
          <Stack gap="xs" align="start">
            <Notice tone="critical">{copy.failed}</Notice>
            <Button tone="secondary" size="compact" onPress={onChanged}>
              {copy.again}
            </Button>
          </Stack>
        )}
        <LeftOutNotice count={leftOut} />
        {!hasFailed && replies.length === 0 && <Text size="small">{copy.none}</Text>}
        {replies.map((reply) => (
          <Inline key={reply.id} justify="between" wrap={false}>
            <div>
              <Text as="div" weight="semibold" size="small">
                {reply.title}
              </Text>
              <Text as="div" size="small" tone="muted">
                {reply.text}
              </Text>
            </div>
            <IconButton
              label={copy.remove(reply.title)}
              icon={icons.Trash2}
              onPress={() => void run(() => api.area(contract).deleteSavedReply({ id: reply.id }))}
            />
          </Inline>
        ))}
        <TextField
          label={copy.name}
          required
          value={title}
          onChange={({ value }) => setTitle(value)}
        />
        <TextArea
          label={copy.text}
          required
          rows={3}
          maxLength={maxNoteLength}
          value={text}
          onChange={({ value }) => setText(value)}
        />
        {result && <Notice tone={result.tone}>{result.text}</Notice>}
        <div>
          <Button
            tone="secondary"
            disabled={!isComplete}
            onPress={() =>
              void run(
                () => api.area(contract).addSavedReply({ title: title.trim(), text: text.trim() }),
                () => {
                  setTitle('');
                  setText('');
                },
              )
            }
          >
            {copy.add}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
};
