import type { Prediction } from '@seatwise/flows/prediction';
import { Heading, Inline, Link, Text, useNumberFormatter, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { collegePath } from '../../../paths.ts';
import { finderPath } from './finderPath.ts';
import { instituteOf, kindName } from './resultTable.ts';

interface CollegeGroupProps {
  /** A result of the college. */
  readonly row: Prediction;
  /** How many results of the college pass the filters. */
  readonly count: number;
}

/** The heading over the results of one college. */
export const CollegeGroup = ({ row, count }: CollegeGroupProps) => {
  const number = useNumberFormatter();
  const facts = [kindName(row), row.state ?? '', content.seatsOf(count, number.format(count))];
  return (
    <Inline gap="md">
      <div>
        <Heading level={3}>{instituteOf(row)}</Heading>
        <Text size="small" tone="muted" tabular>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {row.instituteCode && (
        <Link href={collegePath(row.instituteCode)} standalone>
          {content.collegePage}
          <VisuallyHidden>{`: ${instituteOf(row)}`}</VisuallyHidden>
        </Link>
      )}
      <Link href={finderPath(row)} standalone>
        {content.inFinder}
        <VisuallyHidden>{`: ${instituteOf(row)}`}</VisuallyHidden>
      </Link>
    </Inline>
  );
};
