import type { Choice, ShortlistItem } from '@seatwise/flows/choices';
import { withAdded } from '@seatwise/flows/list-sync';
import type { Prediction } from '@seatwise/flows/prediction';
import { Inline } from '@seatwise/ui';
import { AddSeat } from '../../../features/choices/AddSeat.tsx';
import { AddToChoices } from '../../../features/choices/AddToChoices.tsx';
import { StarSeat } from '../../../features/choices/StarSeat.tsx';
import { StarSeats } from '../../../features/choices/StarSeats.tsx';

/** A prediction as an item of the shortlist; none without a code, a subject or a quota. */
const itemsOf = (row: Prediction): readonly (Choice & ShortlistItem)[] => {
  const { instituteCode, institute, state, subject, quotaName } = row;
  if (!instituteCode || !subject || !quotaName) return [];
  return [
    {
      instituteCode,
      institute: institute || instituteCode,
      state: state ?? undefined,
      subject,
      quotaName,
      ...(row.authority && { authority: row.authority }),
    },
  ];
};

/** A prediction as a choice, whose list says who gives it. */
const choicesOf = (row: Prediction): readonly Choice[] => itemsOf({ ...row, authority: undefined });

interface ChoiceActionsProps {
  readonly rows: readonly Prediction[];
  readonly onAdded?: () => void;
}

/** Pools of one seat are one choice. */
const distinct = <Item extends Choice>(items: readonly Item[]): readonly Item[] =>
  withAdded([], items, items.length);
const distinctChoices = (rows: readonly Prediction[]): readonly Choice[] =>
  distinct(rows.flatMap(choicesOf));

/** Adds predictions to the shortlist, and to the choice lists of the authorities that give them. */
export const ChoiceActions = ({ rows, onAdded }: ChoiceActionsProps) => {
  const byAuthority = Map.groupBy(rows, ({ authority }) => authority ?? undefined);
  const ofMcc = byAuthority.get(undefined) ?? [];
  return (
    <Inline gap="xs">
      <StarSeats items={distinct(rows.flatMap(itemsOf))} />
      {ofMcc.length > 0 && <AddToChoices entries={distinctChoices(ofMcc)} onAdded={onAdded} />}
      {[...byAuthority].map(
        ([authority, of]) =>
          authority !== undefined && (
            <AddToChoices
              key={authority}
              entries={distinctChoices(of)}
              ofState={{ authority, state: of[0]!.state ?? '' }}
              onAdded={onAdded}
            />
          ),
      )}
    </Inline>
  );
};

/** The star of a prediction; renders nothing if its seat is unknown. */
export const StarPrediction = ({ row }: { readonly row: Prediction }) => {
  const [item] = itemsOf(row);
  return item && <StarSeat item={item} />;
};

/** Puts a prediction on the choice list with one press; renders nothing if its seat is unknown. */
export const AddPrediction = ({ row }: { readonly row: Prediction }) => {
  const [entry] = choicesOf(row);
  const { authority, state } = row;
  const ofState = authority ? { authority, state: state ?? '' } : undefined;
  return entry && <AddSeat entry={entry} isBrief ofState={ofState} />;
};
