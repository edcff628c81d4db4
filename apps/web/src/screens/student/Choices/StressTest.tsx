import type { StressTest as Result } from '@seatwise/flows/choices';
import { Button, Disclosure, Inline, Notice, Stack, Text } from '@seatwise/ui';
import { stressTest as copy } from '../../../content/stressTest.ts';
import {
  bar,
  caption,
  figure,
  filled,
  filledWithout,
  head,
  table,
  track,
} from './StressTest.css.ts';
import type { ListProps } from './useChoiceList.ts';
import { useStressTest, type TestOfList } from './useStressTest.ts';

/** The share of seasons below which an outcome has no row of its own. */
const listedShare = 0.01;

interface LineProps {
  readonly name: string;
  readonly count: number;
  readonly seasons: number;
  readonly isWithout?: boolean;
}

/** A row with an outcome, and how often it happens as a number and a bar. */
const Line = ({ name, count, seasons, isWithout = false }: LineProps) => (
  <tr>
    <th scope="row" className={head}>
      {name}
      <svg className={bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={track} width="100" height="1" />
        <rect
          className={isWithout ? filledWithout : filled}
          width={(100 * count) / seasons}
          height="1"
        />
      </svg>
    </th>
    <td className={figure}>{copy.ofHundred(count, seasons)}</td>
  </tr>
);

/** The student's outcomes, in the order of the list. */
const Ends = ({ test: { result, tested, entries } }: { readonly test: TestOfList }) => {
  const { seasons, ends, without } = result;
  const lines = tested.seats.map(({ key, index }, at) => ({
    key,
    name: copy.choice(index + 1, entries[index]!.institute, entries[index]!.subject),
    count: ends[at]!,
  }));
  const listed = lines.filter(({ count }) => count >= listedShare * seasons);
  const others = lines.filter((line) => line.count > 0 && !listed.includes(line));
  const othersCount = others.reduce((sum, { count }) => sum + count, 0);
  return (
    <table className={table}>
      <caption className={caption}>{copy.ends}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {copy.seat}
          </th>
          <th scope="col" className={figure}>
            {copy.seasons}
          </th>
        </tr>
      </thead>
      <tbody>
        {listed.map(({ key, ...line }) => (
          <Line key={key} {...line} seasons={seasons} />
        ))}
        {othersCount > 0 && (
          <Line name={copy.others(others.length)} count={othersCount} seasons={seasons} />
        )}
        <Line name={copy.without} count={without} seasons={seasons} isWithout />
      </tbody>
    </table>
  );
};

const Rounds = ({ rounds, seasons }: Pick<Result, 'rounds' | 'seasons'>) =>
  rounds.length === 0 ? (
    <Text size="small" tone="muted">
      {copy.noRounds}
    </Text>
  ) : (
    <table className={table}>
      <caption className={caption}>{copy.rounds}</caption>
      <tbody>
        {rounds.map(({ round, without }) => (
          <tr key={round}>
            <th scope="row" className={head}>
              {copy.after(round)}
            </th>
            <td className={figure}>{copy.ofHundred(without, seasons)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

/** The value of a list: the student's outcomes in a thousand seasons, and the assumptions behind them. */
export const StressTest = ({ list }: ListProps) => {
  const { test, tested, hasFailed, retry } = useStressTest(list);
  if (hasFailed)
    return (
      <Inline gap="xs">
        <Text size="small">{copy.failed}</Text>
        <Button tone="text" size="compact" onPress={retry}>
          {copy.again}
        </Button>
      </Inline>
    );
  if (list.known.outlooks.size === 0 || list.items.length === 0) return null;
  if (tested.seats.length === 0)
    return (
      <Text size="small" tone="muted">
        {copy.nothing}
      </Text>
    );
  // A line reserves the room of the result, so that the list below does not move.
  if (!test) return <Disclosure title={copy.running}>{copy.assumptions[0]}</Disclosure>;
  const { seasons, without, rounds, missed } = test.result;
  const own = rounds.find(({ round }) => round === list.round);
  const early = own && own.without > without ? { ...own, count: seasons - own.without } : undefined;
  const { ineligible, conditional, unknown } = test.tested;
  return (
    <Disclosure title={copy.title(seasons - without, seasons, early, missed)}>
      <Stack>
        {missed ? (
          <Notice tone="caution" announced={false}>
            {copy.missed(
              missed.course,
              copy.ofHundred(missed.seasons, seasons),
              copy.ofHundred(missed.better, seasons),
            )}
          </Notice>
        ) : (
          <Text>{copy.summary(seasons, without)}</Text>
        )}
        <Ends test={test} />
        <Rounds rounds={rounds} seasons={seasons} />
        {ineligible > 0 && <Text size="small">{copy.ineligible(ineligible)}</Text>}
        {conditional > 0 && <Text size="small">{copy.conditional(conditional)}</Text>}
        {unknown > 0 && <Text size="small">{copy.unknown(unknown)}</Text>}
        <Disclosure title={copy.assumes}>
          <Stack as="ul" gap="xs">
            {copy.assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </Stack>
        </Disclosure>
      </Stack>
    </Disclosure>
  );
};
