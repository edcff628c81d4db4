import type { CounsellingDate } from '@seatwise/flows/counselling-dates';
import { Text } from '@seatwise/ui';
import { dates as copy } from '../../../content/counsellingDates.ts';

const isSample = ({ source }: Pick<CounsellingDate, 'source'>): boolean => source === 'sample';

interface SampleNoteProps {
  readonly dates: readonly Pick<CounsellingDate, 'source'>[];
}

/** Says which of the dates are made up; nothing where none is. */
export const SampleNote = ({ dates }: SampleNoteProps) =>
  dates.some(isSample) && (
    <Text size="small" tone="muted">
      {copy.sample(dates.every(isSample))}
    </Text>
  );
