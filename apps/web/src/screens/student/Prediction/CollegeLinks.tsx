import type { Prediction } from '@seatwise/flows/prediction';
import { Heading, Inline, Link, Text, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { collegePath, paths } from '../../../paths.ts';
import { instituteOf, kindName } from './resultTexts.ts';

/** The finder's rows of the college of a result. */
export const finderPath = ({ institute }: Prediction): string =>
  `${paths.colleges}?${new URLSearchParams({ instNm: institute ?? '' }).toString()}`;

/** The code of a college, which leads to its page. */
export const CollegeLink = ({ code }: { readonly code: string | null | undefined }) =>
  code ? (
    <Link href={collegePath(code)} standalone>
      <VisuallyHidden>{`${content.collegePage}: `}</VisuallyHidden>
      {code}
    </Link>
  ) : (
    content.noValue
  );

interface CollegeGroupProps {
  /** A result of the college. */
  readonly row: Prediction;
  /** How many results of the college pass the filters. */
  readonly count: number;
}

/** The heading over the results of one college. */
export const CollegeGroup = ({ row, count }: CollegeGroupProps) => {
  const facts = [kindName(row), row.state ?? '', content.seatsOf(count)];
  const ofCollege = <VisuallyHidden>{`: ${instituteOf(row)}`}</VisuallyHidden>;
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
          {ofCollege}
        </Link>
      )}
      <Link href={finderPath(row)} standalone>
        {content.inFinder}
        {ofCollege}
      </Link>
    </Inline>
  );
};
