import type { Choice, SeatOutlook } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import {
  EmptyState,
  Icon,
  icons,
  Inline,
  Menu,
  ReorderableList,
  Stack,
  Text,
  TierBadge,
  VisuallyHidden,
} from '@seatwise/ui';
import { memo, useCallback, useMemo } from 'react';
import { content } from '../../../content/choices.ts';
import { EntryComments, type Comment } from '../../../features/choices/EntryComments.tsx';
import type { OpenDialog } from './ChoiceDialogs.tsx';
import { facts, row } from './Choices.css.ts';
import { nameOf, type ListProps } from './useChoiceList.ts';

type RowAction = keyof typeof content.actions;

interface ChoiceRowProps {
  readonly entry: Choice;
  readonly outlook: SeatOutlook | undefined;
  /** What the counsellor wrote by it. */
  readonly comments: readonly Comment[] | undefined;
  /** Left out in a locked list. */
  readonly onAction?: ((entry: Choice, action: RowAction) => void) | undefined;
}

const rowIcons = {
  top: icons.ArrowUp,
  position: icons.ArrowUpDown,
  note: icons.Pencil,
  remove: icons.Trash2,
} as const satisfies Record<RowAction, unknown>;

/**
 * A choice: the college, its seat, the chance and the student's note. Memoised, because a move renders
 * all rows in view, and their menus are what that costs.
 */
const ChoiceRow = memo(({ entry, outlook, comments, onAction }: ChoiceRowProps) => {
  const place = content.place(entry.city ?? outlook?.city ?? undefined, entry.state);
  return (
    <div className={row}>
      <div className={facts}>
        <Stack gap="xxs">
          <Text weight="semibold">{entry.institute}</Text>
          <Text size="small" tone="muted">
            {content.seat(entry.subject, entry.quotaName)}
          </Text>
          <Inline gap="xs">
            {outlook?.probabilityTier && <TierBadge tier={outlook.probabilityTier} />}
            {place && (
              <Text as="span" size="small" tone="muted">
                {place}
              </Text>
            )}
          </Inline>
          {entry.note && <Text size="small">{entry.note}</Text>}
          {comments && <EntryComments comments={comments} marksUnread />}
        </Stack>
      </div>
      {onAction && (
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
      )}
    </div>
  );
});
ChoiceRow.displayName = 'ChoiceRow';

interface ChoiceRowsProps extends ListProps {
  /** Keep the reference. */
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The choices of a list in their order, which is changed in place. */
export const ChoiceRows = ({ list, onOpen }: ChoiceRowsProps) => {
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
          comments={share.bySeat.get(id)}
          onAction={isLocked ? undefined : onAction}
        />
      )}
    />
  );
};
