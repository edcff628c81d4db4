import { accuracy } from '@seatwise/api-client/contract/accuracy';
import { isNotOffered } from '@seatwise/flows/shared';
import {
  AccuracyChart,
  Card,
  Disclosure,
  EmptyState,
  Heading,
  Provenance,
  Spinner,
  Stack,
  Text,
  useNumberFormatter,
  wholePercent,
} from '@seatwise/ui';
import { useId } from 'react';
import { LoadFailure } from '../../components/Loaded.tsx';
import { figures as copy } from '../../content/accuracy.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { expected, title } from './AccuracyFigures.css.ts';
import { extentOf, levelsOf, type AccuracyGroup, type Level } from './accuracyLevels.ts';
import { FormulaComparison } from './FormulaComparison.tsx';
import { TierList } from './TierList.tsx';

const sentenceOf = ({ reached, lowest, highest, verdict }: Level): string => {
  if (reached === null || lowest === null || highest === null || verdict === null) return copy.none;
  const years = { lowest: wholePercent(lowest), highest: wholePercent(highest) };
  return `${copy.cameTrue(wholePercent(reached), years)}: ${copy.verdicts[verdict]}`;
};

/** The rounds of a test as one: each tally is the sum over them. */
const together = (groups: readonly AccuracyGroup[]): AccuracyGroup => ({
  ...groups[0]!,
  round: null,
  years: groups.flatMap(({ years }) => years),
});

interface GroupProps {
  readonly group: AccuracyGroup;
  /** In place of the exam and round. */
  readonly heading?: string;
  readonly lead?: string;
}

const Group = ({ group, heading, lead }: GroupProps) => {
  const number = useNumberFormatter();
  const { exam, round } = group;
  const levels = levelsOf(group);
  const { years, predictions, seats, unfilled } = extentOf(group);
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <div className={title}>
          <Heading level={3} id={id}>
            {heading ?? copy.group(exam, round)}
          </Heading>
          <Provenance source="imported" publisher="MCC" />
        </div>
        {lead && <Text>{lead}</Text>}
        <Text size="small" tone="muted">
          {copy.extent({ predictions: number.format(predictions), seats: number.format(seats) })}
          {unfilled > 0 && ` ${copy.unfilled(number.format(unfilled))}`}
        </Text>
        <TierList sentences={levels.map((level) => [level.name, sentenceOf(level)] as const)} />
        <AccuracyChart
          caption={copy.caption(
            copy.group(exam, round),
            copy.years(Math.min(...years), Math.max(...years)),
          )}
          levels={levels.map((level) => Object.assign({}, level, { name: copy.tier(level.name) }))}
        />
      </Stack>
    </Card>
  );
};

/** How often predictions of each tier came true, by exam; third-level headings. */
export const AccuracyFigures = () => {
  const { status, data, refetch } = useQuery(
    accuracy,
    'readAccuracy',
    {},
    { nullIf: isNotOffered },
  );
  if (status === 'failed')
    return (
      <LoadFailure hint={copy.failedHint} onRetry={refetch}>
        {copy.failed}
      </LoadFailure>
    );
  if (data === undefined)
    return (
      <div className={expected}>
        <Spinner label={copy.loading} />
      </div>
    );
  if (data === null) return <EmptyState title={copy.notOffered}>{copy.notOfferedHint}</EmptyState>;
  const groups = data.groups.filter(({ years }) => years.length > 0);
  if (groups.length === 0) return <EmptyState title={copy.empty}>{copy.emptyHint}</EmptyState>;
  const byRound = (
    <Stack gap="xl">
      {groups.map((group) => (
        <Group key={`${group.exam} ${group.round}`} group={group} />
      ))}
      {data.comparisons?.map((comparison) => (
        <FormulaComparison key={comparison.exam} comparison={comparison} />
      ))}
    </Stack>
  );
  if (!data.frozen || data.frozen.length === 0) return byRound;
  return (
    <Stack gap="xl">
      <Group group={together(data.frozen)} heading={copy.frozen.heading} lead={copy.frozen.lead} />
      <Disclosure title={copy.byRound}>{byRound}</Disclosure>
    </Stack>
  );
};
