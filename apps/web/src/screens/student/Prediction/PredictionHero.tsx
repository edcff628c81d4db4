import { isLocked, namesNoTries, planMessage } from '@seatwise/flows/prediction';
import { canonicalRole, isStaffRole } from '@seatwise/flows/session';
import { Hero, Link } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { forStudents } from '../../../content/site.ts';
import { paths } from '../../../paths.ts';
import { allowance, reserved } from './Prediction.css.ts';

interface PredictionHeroProps {
  readonly role: string;
  readonly triesLeft: number;
  /** The server's daily limit; null if there is none, or the server does not count. */
  readonly perDay: number | null;
  /** Whether the server has not yet returned the number of tries. */
  readonly isCounting: boolean;
  /** Whether the results should begin higher; the link to the plans is then in the text. */
  readonly isCompact: boolean;
  /** Whether the allowance is below the results. */
  readonly isBelow: boolean;
}

type AllowanceProps = Omit<PredictionHeroProps, 'isBelow'>;

/** What the plan allows, in the specified words. */
export const Allowance = ({ role, triesLeft, perDay, isCounting, isCompact }: AllowanceProps) => {
  const { text, upgrade } = planMessage(role, triesLeft);
  return (
    <div className={namesNoTries(role) ? allowance : undefined}>
      <output>
        {/* The specified message for FREE sounds as if predictions had to be paid for. */}
        {namesNoTries(role) && (
          <span className={isCounting ? reserved : undefined}>
            {content.freeTries({
              left: triesLeft,
              perDay: isCounting ? triesLeft : perDay,
            })}{' '}
          </span>
        )}
        <span>{text}</span>
        {!upgrade && <span> {content.plan(canonicalRole(role)!)}</span>}
      </output>
      {upgrade && isCompact && (
        <>
          {' '}
          <Link href={paths.plans} standalone>
            {content.upgrade}
          </Link>
        </>
      )}
    </div>
  );
};

/** The allowance of the plan, announced after each attempt. */
export const PredictionHero = ({ isBelow, ...plan }: PredictionHeroProps) => {
  const { role, triesLeft, isCompact } = plan;
  const { upgrade } = planMessage(role, triesLeft);
  if (isStaffRole(canonicalRole(role)))
    return (
      <Hero
        title={content.title}
        lead={forStudents.text}
        actions={
          <Link href={paths.adminHome} variant="button" tone="secondary">
            {forStudents.toConsole}
          </Link>
        }
      />
    );
  return (
    <Hero
      size="tool"
      title={content.title}
      lead={isBelow ? undefined : <Allowance {...plan} />}
      actions={
        upgrade && !isCompact ? (
          <Link
            href={paths.plans}
            variant="button"
            tone={isLocked(role, triesLeft) ? 'primary' : 'secondary'}
          >
            {content.upgrade}
          </Link>
        ) : undefined
      }
    />
  );
};
