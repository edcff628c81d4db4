import { Card, Heading, Link, RankLine, Text, TierBadge, useNumberFormatter } from '@seatwise/ui';
import { content, prediction as copy } from '../../../content/landing.ts';
import { paths } from '../../../paths.ts';
import { example } from './example.ts';
import { exampleRow, exampleRows } from './Landing.css.ts';

/** The product at work: a prediction from published ranks, and how often such predictions came true. */
export const Component = () => {
  const number = useNumberFormatter();
  const { cameTrue, exam, year } = example.accuracy;
  const rank = number.format(example.air);
  return (
    <Card as="section" raised labelledBy="example-prediction">
      <Heading level={2} size="title" id="example-prediction">
        {copy.heading(rank, example.subject, example.category)}
      </Heading>
      <Text size="caption" tone="muted">
        {copy.about}
      </Text>
      <ul className={exampleRows}>
        {example.rows.map(({ institute, state, tier, max, closing }) => (
          <li key={institute} className={exampleRow}>
            <div>
              <Text as="div" size="small" weight="semibold">
                {institute}
              </Text>
              <Text as="div" size="caption" tone="muted" tabular>
                {state} · {copy.closes(number.format(closing))}
              </Text>
            </div>
            <TierBadge tier={tier} />
            <RankLine closings={[{ rank: max }]} rank={example.air} end={2 * example.air} />
          </li>
        ))}
      </ul>
      <Text size="caption" tone="muted">
        {copy.key(rank)}
      </Text>
      <Text size="small" weight="semibold">
        {copy.accuracy(cameTrue, exam, year)}{' '}
        <Link href={paths.accuracy}>{content.claimsSource}</Link>
      </Text>
    </Card>
  );
};
