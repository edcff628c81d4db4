import { writeForm, type Prediction } from '@seatwise/flows/prediction';
import { Heading, Inline, Link, Text, VisuallyHidden } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { collegePath, paths } from '../../../paths.ts';
import { branchOf } from './resultTable.ts';
import { instituteOf, kindName, seatsText } from './resultTexts.ts';
import { placeName } from '../../../content/places.ts';
import type { ResultsPartProps } from './useResults.ts';

/** The finder's path for the college of a result. */
export const finderPath = ({ institute }: Prediction): string =>
  `${paths.colleges}?${new URLSearchParams({ instNm: institute ?? '' }).toString()}`;

/** Links a result to its college's page, if the college has one. */
const CollegeLink = ({ row }: { readonly row: Prediction }) =>
  row.instituteCode &&
  row.hasPage !== false && (
    <Link href={collegePath(row.instituteCode)} standalone>
      {content.collegePage}
      <VisuallyHidden>{`: ${instituteOf(row)}`}</VisuallyHidden>
    </Link>
  );

interface CollegeGroupProps {
  /** A result of the college. */
  readonly row: Prediction;
  /** The college's results that pass the filters. */
  readonly rows: readonly Prediction[];
}

/** The heading above the results of one college. */
export const CollegeGroup = ({ row, rows }: CollegeGroupProps) => {
  const facts = [
    kindName(row),
    row.state ? placeName(row.state) : '',
    content.seatTypes(rows.length),
    seatsText(rows),
  ];
  return (
    <Inline gap="md">
      <div>
        <Heading level={3}>{instituteOf(row)}</Heading>
        <Text size="small" tone="muted" tabular>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <CollegeLink row={row} />
      <Link href={finderPath(row)} standalone>
        {content.inFinder}
        <VisuallyHidden>{`: ${instituteOf(row)}`}</VisuallyHidden>
      </Link>
    </Inline>
  );
};

interface BranchHeadingProps {
  readonly row: Prediction;
  readonly branches: NonNullable<ResultsPartProps['shown']['branches']>;
}

/** The heading above the best seats of a branch, with a link to its other seats. */
export const BranchHeading = ({ row, branches }: BranchHeadingProps) => {
  const branch = branchOf(row);
  const seats = branches.seatsIn(branch);
  const question = new URLSearchParams(Object.fromEntries(writeForm(branches.questionIn(branch))));
  return (
    <Inline gap="xs">
      <Heading level={3}>{branch}</Heading>
      <Link href={`${paths.prediction}?${question.toString()}`} standalone>
        {content.seatsOfBranch(seats)}
        <VisuallyHidden>{`: ${branch}`}</VisuallyHidden>
      </Link>
    </Inline>
  );
};
