import type { PredictedRound } from '@seatwise/api-client/contract/constants/prediction';
import { openOutlook, shortName, type Choice, type SeatOutlook } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { EmptyState, Icon, icons, Menu, ReorderableList, Text, VisuallyHidden } from '@seatwise/ui';
import { memo, useCallback, useMemo } from 'react';
import { content } from '../../../content/choices.ts';
import { EntryComments, type Comment } from '../../../features/choices/EntryComments.tsx';
import type { OpenDialog } from './ChoiceDialogs.tsx';
import { fromTablet } from '../../../features/choices/choices.css.ts';
import { ChoiceFacts } from '../../../features/choices/ChoiceFacts.tsx';
import {
  about,
  menu,
  nameEnd,
  nameStart,
  names,
  noteMark,
  opener,
  remarks,
  row,
  untilTablet,
} from './Choices.css.ts';
import { nameOf, type ListProps } from './useChoiceList.ts';

type RowAction = keyof typeof content.actions;

/**
 * Cuts the middle of a name on a narrow line, because many colleges differ only in their place,
 * which comes last. The comma belongs to the start; otherwise a gap would precede it.
 */
const CollegeName = ({ name }: { readonly name: string }) => {
  const [, start = name, end] = /^(.*,)( .*)$/.exec(name) ?? [];
  return (
    <>
      <span className={nameStart}>
        <span className={untilTablet}>{shortName(start)}</span>
        <span className={fromTablet}>{start}</span>
      </span>
      {end && <span className={nameEnd}>{end}</span>}
    </>
  );
};

interface ChoiceRowProps {
  readonly entry: Choice;
  readonly outlook: SeatOutlook | undefined;
  readonly round: PredictedRound;
  readonly mayApply: boolean;
  /** The list's warnings about this choice, as a text. */
  readonly marks: string | undefined;
  /** The counsellor's comments on this choice. */
  readonly comments: readonly Comment[] | undefined;
  readonly isLocked: boolean;
  readonly onAction: (entry: Choice, action: RowAction) => void;
  readonly onOpen: (dialog: OpenDialog) => void;
}

const rowIcons = {
  top: icons.ArrowUp,
  position: icons.ArrowUpDown,
  note: icons.Pencil,
  remove: icons.Trash2,
} as const satisfies Record<RowAction, unknown>;

/**
 * A choice with its college, its seat, its chance and the student's note. Memoised, because a move
 * renders all rows in view, and their menus are expensive.
 */
const ChoiceRow = memo((choice: ChoiceRowProps) => {
  const { entry, outlook, round, mayApply, marks, comments, isLocked, onAction, onOpen } = choice;
  const city = entry.city ?? outlook?.city ?? undefined;
  // Most names end with the city, and the line is short on phones.
  const isInName = city !== undefined && entry.institute.includes(city);
  const place = content.place(isInName ? undefined : city, entry.state);
  return (
    <div className={row}>
      <div className={names}>
        <button
          type="button"
          className={opener}
          title={entry.institute}
          aria-haspopup="dialog"
          onClick={() => onOpen({ type: 'details', entry, marks })}
        >
          <CollegeName name={entry.institute} />
        </button>
        <div className={about}>
          <Text size="caption" tone="muted" truncate>
            {place && <span className={fromTablet}>{place} · </span>}
            {content.seat(entry.subject, entry.quotaName)}
          </Text>
          {entry.note && (
            <span className={noteMark}>
              <Icon icon={icons.Pencil} size="small" label={content.note} />
            </span>
          )}
          {marks !== undefined && (
            <Text as="span" size="caption" tone="caution" weight="semibold">
              {marks}
            </Text>
          )}
        </div>
      </div>
      <ChoiceFacts outlook={outlook} round={round} mayApply={mayApply} />
      {(entry.note || comments) && (
        <div className={remarks}>
          {entry.note && (
            <Text as="span" size="small">
              <span className={fromTablet}>{entry.note}</span>
            </Text>
          )}
          {comments && <EntryComments comments={comments} marksUnread />}
        </div>
      )}
      {!isLocked && (
        <div className={menu}>
          <Menu
            label={content.actionsOf(nameOf(entry))}
            variant="quiet"
            trigger={
              <>
                <Icon icon={icons.Ellipsis} />
                <VisuallyHidden>{content.actionsOf(nameOf(entry))}</VisuallyHidden>
              </>
            }
            items={(Object.keys(rowIcons) as RowAction[]).map((id) => ({
              id,
              label: content.actions[id],
              icon: rowIcons[id],
              tone: id === 'remove' ? 'critical' : 'default',
            }))}
            onSelect={({ id }) => onAction(entry, id as RowAction)}
          />
        </div>
      )}
    </div>
  );
});
ChoiceRow.displayName = 'ChoiceRow';

interface ChoiceRowsProps extends ListProps {
  /** The warnings about the choices as texts, by the key of the seat. */
  readonly marks: ReadonlyMap<string, string>;
  /** Must be referentially stable. */
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The choices of a list in order, which the student changes in place. */
export const ChoiceRows = ({ list, marks, onOpen }: ChoiceRowsProps) => {
  const { items, isLocked, known, share, edits } = list;
  const rows = useMemo(
    () => items.map((entry) => ({ id: seatKey(entry), name: nameOf(entry), entry })),
    [items],
  );
  const onAction = useCallback(
    (entry: Choice, action: RowAction): void => {
      if (action === 'top') edits.move(entry, 0);
      else if (action === 'remove') edits.remove(entry);
      else onOpen({ type: action, entry });
    },
    [edits, onOpen],
  );
  if (items.length === 0)
    return (
      <EmptyState title={content.empty} icon={icons.ListChecks}>
        {content.emptyHint}
      </EmptyState>
    );
  return (
    <ReorderableList
      label={content.label(list.name)}
      items={rows}
      fixed={isLocked}
      onMove={({ id, index }) => edits.move(rows.find((row) => row.id === id)!.entry, index)}
      renderItem={({ entry, id }) => (
        <ChoiceRow
          entry={entry}
          outlook={known.outlooks.get(id)}
          round={list.round}
          mayApply={openOutlook(entry, known) !== undefined}
          marks={marks.get(id)}
          comments={share.bySeat.get(id)}
          isLocked={isLocked}
          onAction={onAction}
          onOpen={onOpen}
        />
      )}
    />
  );
};
