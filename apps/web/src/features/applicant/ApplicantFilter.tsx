import { Inline, Link, Switch, Text } from '@seatwise/ui';
import { content } from '../../content/applicant.ts';
import { paths } from '../../paths.ts';
import type { LoadedApplicant } from './applicant.ts';
import { line } from './ApplicantFilter.css.ts';
import { Claims } from './Claims.tsx';
import { useClaims } from './useClaims.ts';

interface ApplicantFilterProps {
  readonly applicant: LoadedApplicant;
  /** Whether seats that the student cannot apply for are shown too. */
  readonly showsAll: boolean;
  /** How many rows are hidden. */
  readonly hidden: number;
  readonly onChange: (change: { showsAll: boolean }) => void;
}

/** Hides the seats that the student cannot apply for, and says how many; asks for answers first. */
export const ApplicantFilter = ({
  applicant,
  showsAll,
  hidden,
  onChange,
}: ApplicantFilterProps) => {
  const { state, profile } = applicant;
  const asking = useClaims(applicant);
  if (state === 'failed' || state === 'notOffered') return null;
  // While the answers load, an empty line reserves their height, so that nothing below shifts.
  if (state === 'loading') return <div className={line} />;
  return (
    <div className={line}>
      <Inline gap="xs">
        {(profile === null || asking.isInUse) && <Claims asking={asking} hidden={hidden} />}
        {profile && (
          <>
            <Switch
              label={content.only}
              on={!showsAll}
              onChange={({ on }) => onChange({ showsAll: !on })}
            />
            <Text as="div" size="small" tone="muted" tabular>
              <output>{!showsAll && !asking.undo && content.claims.hidden(hidden)}</output>
            </Text>
          </>
        )}
        <Text as="div" size="small">
          <Link href={paths.applicant} standalone>
            {content.answers}
          </Link>
        </Text>
      </Inline>
    </div>
  );
};
