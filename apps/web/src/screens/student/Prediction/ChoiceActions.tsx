import type { Choice } from '@seatwise/flows/choices';
import { withAdded } from '@seatwise/flows/list-sync';
import type { Prediction } from '@seatwise/flows/prediction';
import { Inline } from '@seatwise/ui';
import { AddToChoices } from '../../../features/choices/AddToChoices.tsx';
import { StarSeat } from '../../../features/choices/StarSeat.tsx';
import { StarSeats } from '../../../features/choices/StarSeats.tsx';

/** Turns a prediction into a choice; empty without a code, a subject or a quota. */
const choicesOf = (row: Prediction): readonly Choice[] => {
  const { instituteCode, institute, state, subject, quotaName } = row;
  if (!instituteCode || !subject || !quotaName) return [];
  return [
    {
      instituteCode,
      institute: institute || instituteCode,
      state: state ?? undefined,
      subject,
      quotaName,
    },
  ];
};

interface ChoiceActionsProps {
  readonly rows: readonly Prediction[];
  readonly onAdded?: () => void;
}

/** Pools of the same seat become one choice. */
const distinctChoices = (rows: readonly Prediction[]): readonly Choice[] =>
  withAdded([], rows.flatMap(choicesOf), rows.length);

/**
 * The actions on predictions. Each goes into the choice list of the authority that allots its seat;
 * the shortlist compares only MCC's seats.
 */
export const ChoiceActions = ({ rows, onAdded }: ChoiceActionsProps) => {
  const byAuthority = Map.groupBy(rows, ({ authority }) => authority ?? undefined);
  const ofMcc = byAuthority.get(undefined) ?? [];
  const entries = distinctChoices(ofMcc);
  return (
    <Inline gap="xs">
      {ofMcc.length > 0 && (
        <>
          <StarSeats items={entries} />
          <AddToChoices entries={entries} onAdded={onAdded} />
        </>
      )}
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

/** The star of a prediction; renders nothing for a state's seat, or an incomplete prediction. */
export const StarPrediction = ({ row }: { readonly row: Prediction }) => {
  const [item] = row.authority ? [] : choicesOf(row);
  return item && <StarSeat item={item} />;
};
