import { choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import { tagsOf, type SeatOutlook, type ShortlistItem } from '@seatwise/flows/choices';
import type { Eligibility } from '@seatwise/flows/eligibility';
import { reservedSeatCode } from '@seatwise/flows/prediction';
import {
  Card,
  Checkbox,
  Disclosure,
  Grid,
  IconButton,
  icons,
  Inline,
  Link,
  Stack,
  Text,
  TextField,
  TierBadge,
  VisuallyHidden,
} from '@seatwise/ui';
import { useState } from 'react';
import { ofSeat, warnings } from '../../../content/choices.ts';
import { shortlist as copy } from '../../../content/shortlist.ts';
import { conditionText } from '../../../features/applicant/conditionText.ts';
import { AddToChoices } from '../../../features/choices/AddToChoices.tsx';
import { collegePath } from '../../../paths.ts';

interface ShortlistCardProps {
  readonly item: ShortlistItem;
  readonly outlook: SeatOutlook | undefined;
  /** Whether the seat is open to the student: only then it has a chance. */
  readonly verdict: Eligibility;
  /** The list that seats are added to, where it has this one. */
  readonly listedIn: string | undefined;
  readonly isCompared: boolean;
  /** Whether no more can be compared. */
  readonly isFull: boolean;
  readonly onCompare: (isCompared: boolean) => void;
  readonly onChange: (change: Pick<ShortlistItem, 'note' | 'tags'>) => void;
  readonly onRemove: () => void;
}

/** For whom a seat is that is not open to the student for sure. */
const Condition = ({ verdict }: Pick<ShortlistCardProps, 'verdict'>) =>
  verdict.outcome !== 'open' && (
    <Text size="small" tone="caution">
      {verdict.outcome === 'closed' && `${warnings.marks['not-eligible']}: `}
      {conditionText(verdict)}
    </Text>
  );

/** A starred seat or college, with the student's note and tags. */
export const ShortlistCard = (props: ShortlistCardProps) => {
  const { item, outlook, verdict, listedIn, isCompared, isFull, onCompare, onChange, onRemove } =
    props;
  const { instituteCode, institute, subject, quotaName } = item;
  const [note, setNote] = useState(item.note ?? '');
  const [tags, setTags] = useState((item.tags ?? []).join(', '));
  const seat = `${copy.seat(subject, quotaName)}${ofSeat(reservedSeatCode(outlook ?? {}))}`;
  const state = item.state ?? outlook?.state;
  const own = [item.note, ...(item.tags ?? [])].filter(Boolean).join(' · ');
  const withName = (label: string) => (
    <>
      {label}
      <VisuallyHidden> {institute}</VisuallyHidden>
    </>
  );
  return (
    <Card>
      <Stack gap="sm">
        <Inline justify="between" align="start" wrap={false}>
          <Text as="div" weight="semibold">
            <Link href={collegePath(instituteCode)}>{institute}</Link>
          </Text>
          <IconButton
            label={copy.remove(institute)}
            icon={icons.Trash2}
            size="compact"
            onPress={onRemove}
          />
        </Inline>
        <Inline gap="xs">
          {outlook?.probabilityTier && verdict.outcome === 'open' && (
            <TierBadge tier={outlook.probabilityTier} />
          )}
          <Text as="span" size="small" tone="muted">
            {[seat, state].filter(Boolean).join(' · ')}
          </Text>
        </Inline>
        <Condition verdict={verdict} />
        {own !== '' && <Text size="small">{own}</Text>}
        <Disclosure title={withName(copy.own)}>
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
        </Disclosure>
        <Inline>
          <Checkbox
            label={withName(copy.compare)}
            checked={isCompared}
            disabled={isFull && !isCompared}
            onChange={({ checked }) => onCompare(checked)}
          />
          {subject && quotaName && (
            <AddToChoices
              entries={[{ instituteCode, institute, state: item.state, subject, quotaName }]}
              name={institute}
              listedIn={listedIn}
            />
          )}
        </Inline>
      </Stack>
    </Card>
  );
};
