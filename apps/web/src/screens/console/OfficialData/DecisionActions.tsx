import { acceptance } from '@seatwise/flows/official-data';
import { Button, icons, Inline, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../../content/officialData.ts';
import type { Decide, DecisionRow } from './Decisions.tsx';

const { decisions: copy } = content;

/** What a text means, as it was decided. */
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

/** Accept, search, leave out; or undo. */
export const DecisionActions = ({ row, onDecide, onSearch }: DecisionActionsProps) => {
  const { of, written, unknown, decision } = row;
  const about = <VisuallyHidden>{copy.about(written)}</VisuallyHidden>;
  if (decision)
    return (
      <Button
        tone="secondary"
        size="compact"
        icon={icons.Undo2}
        onPress={() => onDecide([], [{ of, written }])}
      >
        {copy.undo}
        {about}
      </Button>
    );
  return (
    <Inline gap="xs">
      {unknown && unknown.proposals.length > 0 && (
        <Button size="compact" icon={icons.Check} onPress={() => onDecide(acceptance(unknown))}>
          {copy.accept}
          {about}
        </Button>
      )}
      <Button tone="secondary" size="compact" onPress={() => onSearch(row)}>
        {copy.search}
        {about}
      </Button>
      <Button tone="quiet" size="compact" onPress={() => onDecide([{ of, written, means: null }])}>
        {copy.leaveOut}
        {about}
      </Button>
    </Inline>
  );
};
