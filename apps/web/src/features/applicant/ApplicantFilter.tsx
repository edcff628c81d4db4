import { Inline, Link, Switch, Text } from '@seatwise/ui';
import { content } from '../../content/applicant.ts';
import { paths } from '../../paths.ts';
import type { LoadedApplicant } from './applicant.ts';
import { line } from './ApplicantFilter.css.ts';

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
  if (state === 'failed' || state === 'notOffered') return null;
  // While the answers load, an empty line takes their room, so that nothing below shifts.
  if (state === 'loading') return <div className={line} />;
  if (profile === null)
    return (
      <div className={line}>
        <Text as="div" size="small">
          {content.restricted}{' '}
          <Link href={paths.applicant} standalone>
            {content.ask}
          </Link>
        </Text>
      </div>
    );
  return (
    <div className={line}>
      <Inline>
        <Switch
          label={content.only}
          on={!showsAll}
          onChange={({ on }) => onChange({ showsAll: !on })}
        />
        <Text as="div" size="small" tone="muted" tabular>
          <output>{showsAll ? '' : hidden}</output>
        </Text>
        <Text as="div" size="small">
          <Link href={paths.applicant} standalone>
            {content.answers}
          </Link>
        </Text>
      </Inline>
    </div>
  );
};
