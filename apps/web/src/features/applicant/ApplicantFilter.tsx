import { Inline, Link, Switch, Text } from '@seatwise/ui';
import { content } from '../../content/applicant.ts';
import { paths } from '../../paths.ts';
import type { LoadedApplicant } from './applicant.ts';

/** The section of the profile that holds the answers. */
export const applicantId = 'applicant';

const answersPath = `${paths.editProfile}#${applicantId}`;

interface ApplicantFilterProps {
  readonly applicant: LoadedApplicant;
  /** Whether the seats that the student cannot apply for show as well. */
  readonly showsAll: boolean;
  /** How many are hidden, in words. */
  readonly hidden: string;
  readonly onChange: (change: { showsAll: boolean }) => void;
}

/** Leaves out what the student cannot apply for, and says how much that is; asks for answers first. */
export const ApplicantFilter = ({
  applicant: { state, profile },
  showsAll,
  hidden,
  onChange,
}: ApplicantFilterProps) => {
  if (state !== 'loaded') return null;
  if (profile === null)
    return (
      <Text as="div" size="small">
        <Link href={answersPath}>{content.ask}</Link>
      </Text>
    );
  return (
    <Inline gap="sm">
      <Switch
        label={content.only}
        on={!showsAll}
        onChange={({ on }) => onChange({ showsAll: !on })}
      />
      <Text as="div" size="small" tone="muted" tabular>
        <output>{showsAll ? '' : hidden}</output>
      </Text>
      <Text as="div" size="small">
        <Link href={answersPath}>{content.answers}</Link>
      </Text>
    </Inline>
  );
};
