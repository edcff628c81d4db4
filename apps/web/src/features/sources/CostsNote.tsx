import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { courseCostOf } from '@seatwise/flows/course-cost';
import type { SeatOutlook } from '@seatwise/flows/choices';
import { Text } from '@seatwise/ui';
import { courseCost } from '../../content/courseCost.ts';
import { CostSources } from './CostSources.tsx';
import { lackingOf } from '../../components/courseTexts.ts';

interface CostsNoteProps {
  readonly seats: readonly SeatOutlook[];
  readonly exam: Exam | undefined;
}

/** A note below seats: the lists that their costs are from, and what the costs of a whole course include and lack. */
export const CostsNote = ({ seats, exam }: CostsNoteProps) => {
  const costs = seats.flatMap((seat) => courseCostOf({ ...seat, programme: seat.subject }) ?? []);
  return (
    <>
      {exam && <CostSources seats={seats} exam={exam} />}
      {costs.length > 0 && (
        <Text size="small" tone="muted">
          {[courseCost.note, lackingOf(costs)].filter(Boolean).join(' ')}
        </Text>
      )}
    </>
  );
};
