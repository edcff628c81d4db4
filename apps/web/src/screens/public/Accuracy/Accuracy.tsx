import { tiers } from '@seatwise/api-client/contract/prediction';
import { rangeOf } from '@seatwise/flows/chance';
import { Disclosure, Heading, Link, PageHeader, Stack, Text } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { page as copy } from '../../../content/accuracy.ts';
import { AccuracyFigures } from '../../../features/accuracy/AccuracyFigures.tsx';
import { TierList } from '../../../features/accuracy/TierList.tsx';
import { paths } from '../../../paths.ts';
import { points as pointsStyle } from '../../../features/accuracy/AccuracyFigures.css.ts';
import { prose } from './Accuracy.css.ts';

const meanings = tiers.map((tier) => {
  const { from, to } = rangeOf(tier);
  return [tier, copy.tiers.chance({ from: 100 * from, to: 100 * to })] as const;
});

interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

const Section = ({ heading, children }: SectionProps) => (
  <Stack as="section" gap="sm">
    <Heading level={2}>{heading}</Heading>
    {children}
  </Stack>
);

/** How often the predictions came true, what they promise, how this was measured, and its limits. */
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
    <Section heading={copy.results}>
      <AccuracyFigures />
    </Section>
    <Section heading={copy.tiers.heading}>
      <div className={prose}>
        <Stack gap="sm">
          <Text>{copy.tiers.hint}</Text>
          <TierList sentences={meanings} />
          <Text>{copy.tiers.confidence}</Text>
        </Stack>
      </div>
    </Section>
    {[copy.method, copy.limits].map(({ heading, points }) => (
      <Disclosure
        key={heading}
        title={
          <Heading level={2} size="title">
            {heading}
          </Heading>
        }
      >
        <ul className={pointsStyle}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Disclosure>
    ))}
  </Stack>
);
