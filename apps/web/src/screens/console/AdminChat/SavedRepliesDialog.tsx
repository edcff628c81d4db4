import type { RowOf } from '@seatwise/api-client';
import { maxNoteLength } from '@seatwise/api-client/contract/constants/chat';
import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { settled } from '@seatwise/flows/shared';
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
import { Conflicts } from '../console-list/Conflicts.tsx';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { replies as copy } from '../../../content/conversations.ts';
import { useFormDraft } from '../../../hooks/useFormDraft.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import type { Query } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

export type Reply = RowOf<typeof contract.listSavedReplies>;

type Words = Pick<Reply, 'title' | 'text'>;

interface Draft extends Words {
  /** The reply being edited; undefined for a new one. */
  readonly changed?: Reply;
}

const wordsOf = ({ title, text }: Words): Words => ({ title, text });

const empty: Draft = { title: '', text: '' };

/** The draft of a reply, and the actions on it and on the saved replies. */
const useSavedReplies = (onChanged: () => void) => {
  const { api } = useServices();
  const calls = api.area(contract);
  const kept = useFormDraft('saved reply', empty);
  const [draft, setDraft] = useState(kept.start);
  const clear = (): void => {
    kept.drop();
    setDraft(empty);
  };
  const { mutate, result, conflicts } = useMutation(onChanged);
  const { changed } = draft;
  const save = async (reply: Words, seen?: Partial<Words>): Promise<void> => {
    const isSaved = await mutate<unknown>(
      () =>
        changed
          ? calls.updateSavedReply({ id: changed.id, ...reply, ...(seen && { seen }) })
          : calls.addSavedReply(reply),
      copy.notSaved,
    );
    if (isSaved) clear();
  };
  const entered = (): Words => ({ title: draft.title.trim(), text: draft.text.trim() });
  return {
    draft,
    setDraft: (changed: Draft): void => {
      kept.keep(changed);
      setDraft(changed);
    },
    clear,
    result,
    conflicts,
    save: () => save(entered(), changed && wordsOf(changed)),
    keep: (keep: 'mine' | 'theirs'): void => {
      const edit = { values: entered(), seen: wordsOf(changed!) };
      const { values, seen } = settled(edit, conflicts, keep);
      void save(values, seen);
    },
    remove: async ({ id }: Reply): Promise<void> => {
      const isRemoved = await mutate(() => calls.deleteSavedReply({ id }), copy.notSaved);
      if (isRemoved && id === draft.changed?.id) clear();
    },
  };
};

type SavedReplies = ReturnType<typeof useSavedReplies>;

interface SavedReplyProps extends Pick<SavedReplies, 'setDraft' | 'remove'> {
  readonly reply: Reply;
}

const SavedReply = ({ reply, setDraft, remove }: SavedReplyProps) => (
  <Inline justify="between" wrap={false}>
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
        onPress={() => setDraft({ title: reply.title, text: reply.text, changed: reply })}
      />
      <IconButton
        label={copy.remove(reply.title)}
        icon={icons.Trash2}
        onPress={() => void remove(reply)}
      />
    </Inline>
  </Inline>
);

const SavedReplyEditor = ({
  draft,
  setDraft,
  clear,
  result,
  conflicts,
  save,
  keep,
}: SavedReplies) => (
  <>
    {draft.changed && (
      <Text as="div" size="small" weight="semibold">
        {copy.changing(draft.changed.title)}
      </Text>
    )}
    <TextField
      label={copy.name}
      required
      value={draft.title}
      onChange={({ value }) => setDraft({ ...draft, title: value })}
    />
    <TextArea
      label={copy.text}
      required
      rows={3}
      maxLength={maxNoteLength}
      value={draft.text}
      onChange={({ value }) => setDraft({ ...draft, text: value })}
    />
    {result && <Notice tone={result.tone}>{result.text}</Notice>}
    <Conflicts conflicts={conflicts} names={copy.fields} mine={wordsOf(draft)} onKeep={keep} />
    <Inline gap="xs">
      <Button
        tone="secondary"
        disabled={draft.title.trim() === '' || draft.text.trim() === ''}
        onPress={() => void save()}
      >
        {draft.changed ? copy.save : copy.add}
      </Button>
      {draft.changed && (
        <Button tone="quiet" onPress={clear}>
          {copy.cancel}
        </Button>
      )}
    </Inline>
  </>
);

interface SavedRepliesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly query: Query<readonly Reply[] | null>;
}

/** Adds, changes and deletes the saved replies that all counsellors share. */
export const SavedRepliesDialog = ({ open, onClose, query }: SavedRepliesDialogProps) => {
  const { data, status, refetch } = query;
  const replies = data ?? [];
  const hasFailed = status === 'failed';
  const saved = useSavedReplies(refetch);
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} description={copy.description}>
      <Stack gap="sm">
        {hasFailed && <LoadFailure onRetry={refetch}>{copy.failed}</LoadFailure>}
        <LeftOut of={contract.listSavedReplies} />
        {!hasFailed && replies.length === 0 && <Text size="small">{copy.none}</Text>}
        {replies.map((reply) => (
          <SavedReply key={reply.id} reply={reply} {...saved} />
        ))}
        <SavedReplyEditor {...saved} />
      </Stack>
    </Dialog>
  );
};
