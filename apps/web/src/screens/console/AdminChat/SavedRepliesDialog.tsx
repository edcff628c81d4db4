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
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { replies as copy } from '../../../content/conversations.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useServices } from '../../../services/services.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';

interface SavedRepliesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly replies: readonly RowOf<typeof contract.listSavedReplies>[];
  /** The replies could not be loaded. */
  readonly hasFailed: boolean;
  /** Loads them again. */
  readonly onChanged: () => void;
}

type Reply = SavedRepliesDialogProps['replies'][number];

/** Adds, changes and deletes the texts of all counsellors. */
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
  const [changed, setChanged] = useState<Reply>();
  const leftOut = useLeftOut(contract.listSavedReplies);
  const { act, result } = useMutation(onChanged);
  const run = async (call: () => Promise<unknown>, onDone?: () => void): Promise<void> => {
    const isDone = await act(copy.notSaved, async () => {
      await call();
      return undefined;
    });
    if (isDone) onDone?.();
  };
  const fill = (reply: Reply | undefined): void => {
    setChanged(reply);
    setTitle(reply?.title ?? '');
    setText(reply?.text ?? '');
  };
  const save = (): Promise<unknown> => {
    const reply = { title: title.trim(), text: text.trim() };
    const calls = api.area(contract);
    return changed
      ? calls.updateSavedReply({ id: changed.id, ...reply })
      : calls.addSavedReply(reply);
  };
  const isComplete = title.trim() !== '' && text.trim() !== '';
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} description={copy.description}>
      <Stack gap="sm">
        {hasFailed && <LoadFailure onRetry={onChanged}>{copy.failed}</LoadFailure>}
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
            <Inline gap="xxs" wrap={false}>
              <IconButton
                label={copy.change(reply.title)}
                icon={icons.Pencil}
                onPress={() => fill(reply)}
              />
              <IconButton
                label={copy.remove(reply.title)}
                icon={icons.Trash2}
                onPress={() =>
                  void run(
                    () => api.area(contract).deleteSavedReply({ id: reply.id }),
                    () => reply.id === changed?.id && fill(undefined),
                  )
                }
              />
            </Inline>
          </Inline>
        ))}
        {changed && (
          <Text as="div" size="small" weight="semibold">
            {copy.changing(changed.title)}
          </Text>
        )}
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
        <Inline gap="xs">
          <Button
            tone="secondary"
            disabled={!isComplete}
            onPress={() => void run(save, () => fill(undefined))}
          >
            {changed ? copy.save : copy.add}
          </Button>
          {changed && (
            <Button tone="quiet" onPress={() => fill(undefined)}>
              {copy.cancel}
            </Button>
          )}
        </Inline>
      </Stack>
    </Dialog>
  );
};
