import { Link, Text, useNumberFormatter } from '@seatwise/ui';
import { content } from '../../../content/finder.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';

/** The student's rank and reservation, which the rows are compared with; without a rank the way to add it. */
export const OwnRank = () => {
  const air = useUser(useServices().session)?.air;
  const { student } = useApplicant().applicant;
  const category = student?.category;
  const number = useNumberFormatter();
  if (typeof air !== 'number')
    // Staff and backends without answers have no student.
    return <div>{student && <Link href={paths.editProfile}>{content.addRank}</Link>}</div>;
  return (
    <Text as="div" size="small" tone="muted" tabular>
      {content.ownRank}{' '}
      <Text as="span" size="lead" tone="you" weight="semibold">
        {number.format(air)}
      </Text>
      {category && category !== 'General' && ` · ${category}`}
    </Text>
  );
};
