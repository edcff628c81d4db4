import { choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import { tagsOf, type SeatOutlook, type ShortlistItem } from '@seatwise/flows/choices';
import {
  Card,
  Checkbox,
  Grid,
  IconButton,
  icons,
  Inline,
  Stack,
  Text,
  TextField,
  TierBadge,
} from '@seatwise/ui';
import { useState } from 'react';
import { shortlist as copy } from '../../content/shortlist.ts';

interface ShortlistCardProps {
  readonly item: ShortlistItem;
  readonly outlook: SeatOutlook | undefined;
  readonly isCompared: boolean;
  /** Whether no more can be compared. */
  readonly isFull: boolean;
  readonly onCompare: (isCompared: boolean) => void;
  readonly onChange: (change: Pick<ShortlistItem, 'note' | 'tags'>) => void;
  readonly onRemove: () => void;
}

/** A starred seat or college, with the student's note and tags. */
export const ShortlistCard = (props: ShortlistCardProps) => {
  const { item, outlook, isCompared, isFull, onCompare, onChange, onRemove } = props;
  const [note, setNote] = useState(item.note ?? '');
  const [tags, setTags] = useState((item.tags ?? []).join(', '));
  const seat = copy.seat(item.subject, item.quotaName);
  const state = item.state ?? outlook?.state;
  return (
    <Card>
      <Stack gap="sm">
        <Inline justify="between">
          <Checkbox
            label={copy.compare(item.institute)}
            checked={isCompared}
            disabled={isFull && !isCompared}
            onChange={({ checked }) => onCompare(checked)}
          />
          <IconButton
            label={copy.remove(item.institute)}
            icon={icons.Trash2}
            size="compact"
            onPress={onRemove}
          />
        </Inline>
        <Inline gap="xs">
          {outlook?.probabilityTier && <TierBadge tier={outlook.probabilityTier} />}
          <Text as="span" size="small" tone="muted">
            {[seat, state].filter(Boolean).join(' · ')}
          </Text>
        </Inline>
        <Grid columns={2}>
          <TextField
            label={copy.note}
            value={note}
            maxLength={choiceLimits.noteLength}
            marksOptional={false}
            onChange={({ value }) => setNote(value)}
            onBlur={() => note !== (item.note ?? '') && onChange({ note })}
          />
          <TextField
            label={copy.tags}
            value={tags}
            marksOptional={false}
            onChange={({ value }) => setTags(value)}
            onBlur={() => onChange({ tags: tagsOf(tags) })}
          />
        </Grid>
      </Stack>
    </Card>
  );
};
