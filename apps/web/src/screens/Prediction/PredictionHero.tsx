import { isLocked, planMessage } from '@seatwise/flows/predictor';
import { Hero, Link } from '@seatwise/ui';
import { content } from '../../content/prediction.ts';
import { paths } from '../../paths.ts';

interface PredictionHeroProps {
  readonly role: string;
  readonly attempts: number;
}

/** The plan's allowance, announced after each attempt. */
export const PredictionHero = ({ role, attempts }: PredictionHeroProps) => {
  const { text, upgrade } = planMessage(role, attempts);
  return (
    <Hero
      title={content.title}
      lead={<output>{text}</output>}
      actions={
        upgrade && (
          <Link
            href={paths.plans}
            variant="button"
            tone={isLocked(role, attempts) ? 'primary' : 'secondary'}
          >
            {content.upgrade}
          </Link>
        )
      }
    />
  );
};
