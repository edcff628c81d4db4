import type { AnswerOf } from '@seatwise/api-client';
import { accuracy } from '@seatwise/api-client/contract/accuracy';
import {
  extentOf,
  frozenTest,
  levelsOf,
  shortfallsOf,
  type AccuracyGroup,
  type Level,
} from '@seatwise/flows/chance';
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
  useListFormatter,
  useNumberFormatter,
  wholePercent,
} from '@seatwise/ui';
import { useId } from 'react';
import { LoadFailure } from '../../components/Loaded.tsx';
import { figures as copy } from '../../content/accuracy.ts';
import { placeName } from '../../content/places.ts';
import { inLanguage } from '../../lib/inLanguage.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { expected, points, sides, title } from './AccuracyFigures.css.ts';
import { FormulaComparison } from './FormulaComparison.tsx';
import { TierList } from './TierList.tsx';

const sentenceOf = ({ reached, lowest, highest, verdict }: Level): string => {
  if (reached === null || lowest === null || highest === null || verdict === null) return copy.none;
  const years = { lowest: wholePercent(lowest), highest: wholePercent(highest) };
  return `${copy.cameTrue(wholePercent(reached), years)}: ${copy.verdicts[verdict]}`;
};

/** Joins the rounds of a test into one group; each tally becomes the sum over the rounds. */
const together = (groups: readonly AccuracyGroup[]): AccuracyGroup => ({
  ...groups[0]!,
  round: null,
  years: groups.flatMap(({ years }) => years),
});

interface GroupProps {
  readonly group: AccuracyGroup;
  /** Replaces the exam and round. */
  readonly name?: string;
  /** Replaces the name. */
  readonly heading?: string;
  /** The publisher of the ranks. @default "MCC" */
  readonly publisher?: string;
  readonly lead?: string;
}

const Group = ({ group, name, heading, lead, publisher = 'MCC' }: GroupProps) => {
  const number = useNumberFormatter();
  const ownName = name ?? copy.group(group.exam, group.round);
  const levels = levelsOf(group);
  const { years, predictions, seats, unfilled } = extentOf(group);
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <div className={title}>
          <Heading level={3} id={id}>
            {heading ?? ownName}
          </Heading>
          <Provenance source="imported" publisher={publisher} />
        </div>
        {lead && <Text>{lead}</Text>}
        <Text size="small" tone="muted">
          {copy.extent({ predictions: number.format(predictions), seats: number.format(seats) })}
          {unfilled > 0 && ` ${copy.unfilled(number.format(unfilled))}`}
        </Text>
        <div className={sides}>
          <TierList sentences={levels.map((level) => [level.name, sentenceOf(level)] as const)} />
          <AccuracyChart
            caption={copy.caption(ownName, copy.years(Math.min(...years), Math.max(...years)))}
            levels={levels.map((level) =>
              Object.assign({}, level, { name: copy.tier(level.name) }),
            )}
          />
        </div>
      </Stack>
    </Card>
  );
};

type AccuracyAnswer = AnswerOf<typeof accuracy.readAccuracy>;
type OfAuthority = NonNullable<AccuracyAnswer['authorities']>[number];

/** The results for the states' seats: a sentence if a tier promised too much, with the figures folded. */
const StateFigures = ({ authorities }: { readonly authorities: readonly OfAuthority[] }) => {
  const list = useListFormatter({ type: 'conjunction' });
  const names = authorities.map(({ state, shortName }) =>
    state ? placeName(state) : inLanguage(shortName),
  );
  const broken = shortfallsOf(authorities.flatMap(({ groups }) => groups)).map(
    ({ exam, tier, from, to, lowest, highest }) => {
      const measured = [wholePercent(lowest), wholePercent(highest)] as const;
      return copy.states.fewer(exam, copy.tier(tier), [100 * from, 100 * to], measured);
    },
  );
  return (
    <Stack gap="sm">
      <Text>{copy.states.lead(list.format(names))}</Text>
      <ul className={points}>
        {broken.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Disclosure title={copy.states.details}>
        <Stack gap="xl">
          {authorities.flatMap(({ shortName, groups }, index) =>
            groups.map((group) => {
              const publisher = inLanguage(shortName);
              const ownName = copy.group(group.exam, group.round);
              const name = copy.states.group(names[index]!, publisher, ownName);
              return <Group key={name} group={group} name={name} publisher={publisher} />;
            }),
          )}
        </Stack>
      </Disclosure>
    </Stack>
  );
};

/** Every group of the answer, by exam and round, and the formulas compared. */
const ByRound = ({ groups, comparisons }: AccuracyAnswer) => (
  <Stack gap="xl">
    {groups.map((group) => (
      <Group key={`${group.exam} ${group.round}`} group={group} />
    ))}
    {comparisons?.map((comparison) => (
      <FormulaComparison key={comparison.exam} comparison={comparison} />
    ))}
  </Stack>
);

/** What the server adds to the frozen test. */
const Measured = ({ answer }: { readonly answer: AccuracyAnswer }) => {
  const ofStates = answer.authorities?.filter((of) => of.groups.length > 0) ?? [];
  return (
    <>
      {ofStates.length > 0 && <StateFigures authorities={ofStates} />}
      <Disclosure title={copy.byRound}>
        <ByRound {...answer} />
      </Disclosure>
    </>
  );
};

/**
 * How often predictions of each tier came true, by exam, under headings of level 3. The frozen test
 * shows before the server answers; an answer without it is of another formula or other lists.
 */
export const AccuracyFigures = () => {
  const { status, data, refetch } = useQuery(
    accuracy,
    'readAccuracy',
    {},
    { nullIf: isNotOffered },
  );
  if (data === null) return <EmptyState title={copy.notOffered}>{copy.notOfferedHint}</EmptyState>;
  const answer = data && { ...data, groups: data.groups.filter(({ years }) => years.length > 0) };
  if (answer?.groups.length === 0)
    return <EmptyState title={copy.empty}>{copy.emptyHint}</EmptyState>;
  if (answer && !answer.frozen?.length) return <ByRound {...answer} />;
  return (
    <Stack gap="xl">
      <Group
        group={together(answer?.frozen ?? frozenTest)}
        heading={copy.frozen.heading}
        lead={copy.frozen.lead}
      />
      {answer && <Measured answer={answer} />}
      {status === 'failed' && (
        <LoadFailure hint={copy.failedHint} onRetry={refetch}>
          {copy.failed}
        </LoadFailure>
      )}
      {!answer && status !== 'failed' && (
        <div className={expected} aria-busy="true">
          <Spinner label={copy.loading} />
        </div>
      )}
    </Stack>
  );
};
