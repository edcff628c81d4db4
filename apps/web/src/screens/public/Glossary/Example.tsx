import { Card, Heading, RankRange, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { Facts } from '../../../components/Facts.tsx';
import { example as copy, exampleRanks, terms } from '../../../content/glossary.ts';
import { example } from './Glossary.css.ts';

/** A seat with its true ranks, in the words of the glossary. */
export const Example = () => {
  const number = useNumberFormatter();
  const { opening, closing, allotted } = exampleRanks;
  return (
    <Card padding="compact">
      <div className={example}>
        <Stack gap="xs">
          <Heading level={2} size="title">
            {copy.heading}
          </Heading>
          <Text size="small" tone="muted">
            {copy.seat}
          </Text>
          <RankRange min={opening} max={closing} />
          <Text size="small">{copy.meaning(number.format(closing))}</Text>
        </Stack>
        <Facts
          rows={[
            [terms.round.term, copy.round],
            [terms.quota.term, copy.quota],
            [terms.category.term, copy.category(number.format(allotted))],
            [terms['opening-rank'].term, number.format(opening)],
            [terms['closing-rank'].term, number.format(closing)],
          ]}
        />
      </div>
    </Card>
  );
};
