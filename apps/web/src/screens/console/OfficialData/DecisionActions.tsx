import { acceptance } from '@seatwise/flows/official-data';
import { icons, Inline } from '@seatwise/ui';
import { content } from '../../../content/officialData.ts';
import { EntryButton } from '../console-list/EntryButton.tsx';
import type { Decide, DecisionRow } from './Decisions.tsx';

const { decisions: copy } = content;

/** The meaning of a text by the decision on it. */
export const meaningText = ({ unknown, decision }: DecisionRow): string => {
  const { means = null, adds } = decision ?? {};
  if (means === null) return copy.isLeftOut;
  if (adds) return copy.isAdded(adds.name, adds.state);
  return copy.is(unknown?.proposals.find((proposal) => proposal.means === means)?.label ?? means);
};

interface DecisionActionsProps {
  readonly row: DecisionRow;
  readonly onDecide: Decide;
  readonly onSearch: (row: DecisionRow) => void;
}

/** The buttons to accept, search or leave out; or to undo. */
export const DecisionActions = ({ row, onDecide, onSearch }: DecisionActionsProps) => {
  const { of, written, unknown, decision } = row;
  const about = copy.about(written);
  if (decision)
    return (
      <EntryButton
        label={copy.undo}
        of={about}
        icon={icons.Undo2}
        onPress={() => onDecide([], [{ of, written }])}
      />
    );
  return (
    <Inline gap="xs">
      {unknown && unknown.proposals.length > 0 && (
        <EntryButton
          tone="primary"
          label={copy.accept}
          of={about}
          icon={icons.Check}
          onPress={() => onDecide(acceptance(unknown))}
        />
      )}
      <EntryButton label={copy.search} of={about} onPress={() => onSearch(row)} />
      <EntryButton
        tone="quiet"
        label={copy.leaveOut}
        of={about}
        onPress={() => onDecide([{ of, written, means: null }])}
      />
    </Inline>
  );
};
