import type { SeatOutlook, ShortlistItem } from '@seatwise/flows/choices';
import type { Eligibility } from '@seatwise/flows/eligibility';
import { Checkbox, Icon, IconButton, icons, Link, Menu, Text, VisuallyHidden } from '@seatwise/ui';
import { lazy, Suspense, useState } from 'react';
import { content as choices, ofSeat, warnings } from '../../../content/choices.ts';
import { shortlist as copy } from '../../../content/shortlist.ts';
import { conditionText } from '../../../features/applicant/conditionText.ts';
import { AddToChoices } from '../../../features/choices/AddToChoices.tsx';
import { ChoiceFacts } from '../../../features/choices/ChoiceFacts.tsx';
import { poolText } from '../../../features/choices/poolText.ts';
import type { Giver } from '../../../features/choices/useGiver.ts';
import { loadWhenOnline } from '../../../lib/connection.ts';
import { collegePath } from '../../../paths.ts';
import { placeName } from '../../../content/places.ts';
import { about, add, compare, menu, name, names, row, seatLine } from './Shortlist.css.ts';

/** Loaded lazily, because few items have a note. */
const NoteDialog = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./NoteDialog.tsx'))).NoteDialog,
}));

interface ShortlistRowProps {
  readonly item: ShortlistItem;
  readonly outlook: SeatOutlook | undefined;
  /** Whether the seat is open to the student; only then does it have a chance. */
  readonly verdict: Eligibility;
  /** The state authority that gives the seat; undefined for a seat of MCC. */
  readonly giver: Giver | undefined;
  /** The name of the choice list that already has this seat. */
  readonly listedIn: string | undefined;
  readonly isCompared: boolean;
  /** Whether no more items can be compared. */
  readonly isFull: boolean;
  readonly onCompare: (isCompared: boolean) => void;
  readonly onChange: (change: Pick<ShortlistItem, 'note' | 'tags'>) => void;
  readonly onRemove: () => void;
}

/** Adds an item to the choice list of its authority; renders nothing for a college without a seat. */
export const AddItem = ({
  item,
  listedIn,
  giver,
}: Pick<ShortlistRowProps, 'item' | 'listedIn' | 'giver'>) => {
  const { instituteCode, institute, state, subject, quotaName } = item;
  return (
    subject &&
    quotaName && (
      <AddToChoices
        entries={[{ instituteCode, institute, state, subject, quotaName }]}
        name={institute}
        listedIn={listedIn}
        ofState={giver?.key ? { authority: giver.key, state: giver.state ?? '' } : undefined}
      />
    )
  );
};

/** The condition of a seat that is not certainly open to the student. */
const Condition = ({ verdict }: Pick<ShortlistRowProps, 'verdict'>) =>
  verdict.outcome !== 'open' && (
    <Text size="caption" tone="caution">
      {verdict.outcome === 'closed' && `${warnings.marks['not-eligible']}: `}
      {conditionText(verdict)}
    </Text>
  );

interface NamesProps extends Pick<ShortlistRowProps, 'item' | 'outlook' | 'giver'> {
  readonly onNote: () => void;
}

/** The starred college or seat, the authority that gives it, and the note as an icon. */
const Names = ({ item, outlook, giver, onNote }: NamesProps) => {
  const { instituteCode, institute, subject, quotaName } = item;
  const state = item.state ?? outlook?.state;
  const seat = [
    giver?.name,
    `${copy.seat(subject, quotaName)}${ofSeat(poolText(outlook ?? {}))}`,
    state && placeName(state),
  ]
    .filter(Boolean)
    .join(' · ');
  const own = [item.note, ...(item.tags ?? [])].filter(Boolean).join(' · ');
  return (
    <div className={names}>
      <div className={name} title={institute}>
        <Text as="span" size="small" weight="semibold">
          {outlook?.hasPage === false ? (
            institute
          ) : (
            <Link href={collegePath(instituteCode)} variant="quiet">
              {institute}
            </Link>
          )}
        </Text>
      </div>
      <div className={about}>
        <div className={seatLine} title={seat}>
          <Text as="span" size="caption" tone="muted">
            {seat}
          </Text>
        </div>
        {own !== '' && (
          <IconButton
            size="small"
            icon={icons.Pencil}
            label={`${copy.own}: ${own}`}
            onPress={onNote}
          />
        )}
      </div>
    </div>
  );
};

/** A starred seat or college: its chance and eligibility, and the student's note and tags. */
export const ShortlistRow = (props: ShortlistRowProps) => {
  const {
    item,
    outlook,
    verdict,
    giver,
    listedIn,
    isCompared,
    isFull,
    onCompare,
    onChange,
    onRemove,
  } = props;
  const [isNoting, setNoting] = useState(false);
  const { institute, subject, quotaName } = item;
  const actions = choices.actionsOf(institute);
  return (
    <li className={row}>
      <div className={compare}>
        <Checkbox
          label={
            <VisuallyHidden>
              {copy.compare} {institute}
            </VisuallyHidden>
          }
          checked={isCompared}
          disabled={isFull && !isCompared}
          onChange={({ checked }) => onCompare(checked)}
        />
      </div>
      <Names item={item} outlook={outlook} giver={giver} onNote={() => setNoting(true)} />
      <ChoiceFacts
        outlook={outlook}
        // A shortlist is for no round: its chance is that of the results, by the last main round.
        round="Round 3"
        mayApply={verdict.outcome === 'open'}
        ofShortlist={{ condition: <Condition verdict={verdict} /> }}
      />
      {subject && quotaName && (
        <div className={add}>
          <AddItem item={item} listedIn={listedIn} giver={giver} />
        </div>
      )}
      <div className={menu}>
        <Menu
          label={actions}
          variant="quiet"
          trigger={
            <>
              <Icon icon={icons.Ellipsis} />
              <VisuallyHidden>{actions}</VisuallyHidden>
            </>
          }
          items={[
            { id: 'note', label: copy.own, icon: icons.Pencil },
            { id: 'remove', label: copy.remove, icon: icons.Trash2, tone: 'critical' },
          ]}
          onSelect={({ id }) => (id === 'note' ? setNoting(true) : onRemove())}
        />
      </div>
      {isNoting && (
        <Suspense fallback={null}>
          <NoteDialog item={item} onSave={onChange} onClose={() => setNoting(false)} />
        </Suspense>
      )}
    </li>
  );
};
