import {
  Button,
  Disclosure,
  Grid,
  Inline,
  Link,
  Stack,
  Text,
  useListFormatter,
} from '@seatwise/ui';
import { shownChances } from '@seatwise/flows/choices';
import type { Prediction } from '@seatwise/flows/prediction';
import { useState } from 'react';
import { content } from '../../../content/applicant.ts';
import { quotaLabel } from '../../../content/places.ts';
import { content as results } from '../../../content/prediction.ts';
import { Claims } from '../../../features/applicant/Claims.tsx';
import { conditionText } from '../../../features/applicant/conditionText.ts';
import { ChanceByRound } from '../../../features/choices/ChanceByRound.tsx';
import { SeatCosts } from '../../../features/applicant/SeatCosts.tsx';
import { mayAskFor, useClaims } from '../../../features/applicant/useClaims.ts';
import { paths } from '../../../paths.ts';
import { StarPrediction } from './ChoiceActions.tsx';
import { instituteOf, keyOf, placeText, seatsText } from './resultTexts.ts';
import type { JudgedSeat } from './useJudgedResults.ts';
import type { ResultsPartProps } from './useResults.ts';

const { groups } = content;

/** How many seats of a group show at once. */
const step = 12;

/** The website of a college, if it is a link that browsers open. */
const Website = ({ website }: Pick<Prediction, 'website'>) =>
  website && /^https?:\/\//.test(website) ? (
    <Link href={website} standalone newTab>
      {new URL(website).host}
    </Link>
  ) : (
    results.noWebsite
  );

interface SeatListProps {
  readonly seats: readonly JudgedSeat[];
  /** Whether each seat shows the website to ask its college. */
  readonly asksCollege: boolean;
  readonly onOpen: ResultsPartProps['shown']['explain'];
}

/** Seats with their costs or conditions; the chance only if the student may still have one. */
const SeatList = ({ seats, asksCollege, onOpen }: SeatListProps) => {
  const [count, setCount] = useState(step);
  return (
    <Stack gap="sm">
      {asksCollege && <Text size="small">{results.unpricedHint}</Text>}
      <Grid as="ul" columns={3} gap="sm">
        {seats.slice(0, count).map(({ row, verdict }) => (
          <li key={keyOf(row)}>
            <Inline gap="xs" justify="between" align="start" wrap={false}>
              <Button tone="text" size="compact" onPress={() => onOpen(row)}>
                {instituteOf(row)}
              </Button>
              <StarPrediction row={row} />
            </Inline>
            <Text size="small" tone="muted">
              {[placeText(row), row.quotaName && quotaLabel(row.quotaName)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {asksCollege && (
              <Text as="div" size="small" tone="muted">
                <Website website={row.website} />
              </Text>
            )}
            <Inline gap="xs">
              {verdict.outcome !== 'closed' && (
                <ChanceByRound chances={shownChances(row, 'Round 1')} />
              )}
              {verdict.outcome === 'open' ? (
                <SeatCosts row={row} seats={seatsText([row])} />
              ) : (
                <Text as="span" size="small">
                  {conditionText(verdict)}
                </Text>
              )}
            </Inline>
          </li>
        ))}
      </Grid>
      {seats.length > count && (
        <Inline>
          <Button tone="secondary" size="compact" onPress={() => setCount(count + step)}>
            {groups.more(Math.min(step, seats.length - count))}
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

/** Offers questions about the seats that depend on the answers, without leaving the results if possible. */
const Answering = ({ shown: { applicant, depends, closed, claims } }: ResultsPartProps) => {
  const asking = useClaims(applicant);
  if (applicant.state !== 'loaded') return null;
  return (
    <Inline>
      {(mayAskFor(claims) || asking.isInUse) && (
        <Claims asking={asking} hidden={closed.length} asksGender={claims.includes('women-only')} />
      )}
      {(applicant.profile ?? depends.length > 0) && (
        <Link href={paths.applicant} standalone>
          {content.answers}
        </Link>
      )}
    </Inline>
  );
};

/** The results that are not certainly within reach, in folded groups after the others. */
export const OtherSeats = ({ shown }: ResultsPartProps) => {
  const list = useListFormatter({ type: 'unit', style: 'short' });
  const { overBudget, unpriced, depends, closed, claims, explain } = shown;
  const named = list.format(claims.map((claim) => groups.claims[claim]));
  const sections = [
    [overBudget, results.overBudgetTitle(overBudget.length)],
    [unpriced, results.unpricedTitle(unpriced.length)],
    [depends, groups.onlyIf(named, depends.length)],
    [closed, groups.notOpen(closed.length)],
  ] as const;
  if (sections.every(([seats]) => seats.length === 0)) return null;
  return (
    <Stack gap="xs">
      {sections.map(
        ([seats, title]) =>
          seats.length > 0 && (
            <Disclosure key={title} title={title}>
              <SeatList seats={seats} asksCollege={seats === unpriced} onOpen={explain} />
            </Disclosure>
          ),
      )}
      <Answering shown={shown} />
    </Stack>
  );
};
