import { choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import { tagsOf, type ShortlistItem } from '@seatwise/flows/choices';
import { Button, Dialog, Form, Stack, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { dialogs } from '../../../content/choices.ts';
import { shortlist as copy } from '../../../content/shortlist.ts';

interface NoteDialogProps {
  readonly item: ShortlistItem;
  readonly onSave: (change: Pick<ShortlistItem, 'note' | 'tags'>) => void;
  readonly onClose: () => void;
}

/** The student's note on a college, and the tags. */
export const NoteDialog = ({ item, onSave, onClose }: NoteDialogProps) => {
  const [note, setNote] = useState(item.note ?? '');
  const [tags, setTags] = useState((item.tags ?? []).join(', '));
  const save = (): void => {
    onSave({ note: note.trim(), tags: tagsOf(tags) });
    onClose();
  };
  return (
    <Dialog open title={copy.own} description={item.institute} onClose={onClose}>
      <Form onSubmit={save}>
        <Stack>
          <TextField
            label={copy.note}
            value={note}
            maxLength={choiceLimits.noteLength}
            marksOptional={false}
            onChange={({ value }) => setNote(value)}
          />
          <TextField
            label={copy.tags}
            value={tags}
            marksOptional={false}
            onChange={({ value }) => setTags(value)}
          />
          <Button type="submit" wide>
            {dialogs.save}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
};
