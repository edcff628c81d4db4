import { tiers } from '@seatwise/api-client/contract/prediction';
import { Heading, Link, PageHeader, Stack, Text } from '@seatwise/ui';
import { page as copy } from '../../../content/accuracy.ts';
import { AccuracyFigures } from '../../../features/accuracy/AccuracyFigures.tsx';
import { rangeOf } from '../../../features/accuracy/accuracyLevels.ts';
import { TierList } from '../../../features/accuracy/TierList.tsx';
import { paths } from '../../../paths.ts';
import { points as pointsStyle, prose } from './Accuracy.css.ts';

const meanings = tiers.map((tier) => {
  const { from, to } = rangeOf(tier);
  return [tier, copy.tiers.chance({ from: 100 * from, to: 100 * to })] as const;
});

interface PointsProps {
  readonly heading: string;
  readonly points: readonly string[];
}

const Points = ({ heading, points }: PointsProps) => (
  <Stack as="section" gap="sm">
    <Heading level={2}>{heading}</Heading>
    <div className={prose}>
      <ul className={pointsStyle}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  </Stack>
);

/** What the predictions promise, how often they came true, how that was measured, and its limits. */
export const Accuracy = () => (
  <Stack gap="xl">
    <PageHeader
      title={copy.heading}
      subtitle={copy.lead}
      actions={
        <Link href={paths.prediction} variant="button" tone="secondary">
          {copy.predict}
        </Link>
      }
    />
    <Stack as="section" gap="sm">
      <Heading level={2}>{copy.tiers.heading}</Heading>
      <div className={prose}>
        <Stack gap="sm">
          <Text>{copy.tiers.hint}</Text>
          <TierList sentences={meanings} />
          <Text>{copy.tiers.confidence}</Text>
        </Stack>
      </div>
    </Stack>
    <Stack as="section" gap="sm">
      <Heading level={2}>{copy.results}</Heading>
      <AccuracyFigures />
    </Stack>
    <Points {...copy.method} />
    <Points {...copy.limits} />
  </Stack>
);
