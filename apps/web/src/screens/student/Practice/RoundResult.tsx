import { rounds } from '@seatwise/flows/counselling-rules';
import type { RoundOutcome } from '@seatwise/flows/practice';
import {
  Button,
  Card,
  Heading,
  Inline,
  Link,
  Notice,
  Stack,
  Stepper,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { useEffect, useRef } from 'react';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { content } from '../../../content/practice.ts';
import { paths } from '../../../paths.ts';
import { AllottedSeat } from './AllottedSeat.tsx';
import { Decisions } from './Decisions.tsx';
import { LeftOut, Reach } from './Reach.tsx';
import type { Practice } from './usePractice.ts';

const { roundNames } = content;
const headingId = 'practice-result';

const UpgradeChance = ({ state }: Pick<Practice, 'state'>) => {
  const { upgrades } = state.context;
  if (state.matches({ result: 'counting' })) return <Text>{content.upgrades.counting}</Text>;
  if (!upgrades) return null;
  return <Text>{content.upgrades.result(upgrades.count, upgrades.of)}</Text>;
};

/** Advice for a student whose list gave no seat. */
const NoSeat = () => (
  <Stack gap="sm" align="start">
    <Notice title={content.nothing}>{content.nothingText}</Notice>
    <Inline>
      <Link href={paths.prediction}>{content.findSafer}</Link>
      <Link href={paths.choices}>{content.editList}</Link>
    </Inline>
  </Stack>
);

/** Focuses a result when it appears, because it replaces the pressed button. */
const useFocusOnMount = () => {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
};

/** The result of a round, the near misses, and the decision that follows. */
export const RoundResult = (practice: Practice) => {
  const { state, restart } = practice;
  const { outcomes, lists, participant, notice } = state.context;
  const outcome = outcomes.at(-1)!;
  const list = lists.at(-1)!;
  const number = useNumberFormatter();
  const top = useFocusOnMount();
  return (
    <Stack gap="lg">
      <Stepper
        label={content.rounds}
        steps={rounds.map((round) => roundNames[round])}
        current={rounds.indexOf(outcome.round)}
      />
      <Card as="section" labelledBy={headingId}>
        <Stack>
          <div ref={top} tabIndex={-1}>
            <Heading level={2} size="title" id={headingId}>
              {content.outcome(roundNames[outcome.round])}
            </Heading>
          </div>
          <FormNotice notice={notice} />
          {outcome.place === null ? (
            <NoSeat />
          ) : (
            <AllottedSeat state={state} list={list} outcome={outcome} />
          )}
          {outcome.isKept && <Text>{content.kept}</Text>}
          <UpgradeChance state={state} />
          <Text tone="muted">{content.competitors(number.format(outcome.competitors))}</Text>
          <Decisions {...practice} />
        </Stack>
      </Card>
      <Reach outcome={outcome} list={list} rank={participant!.rank} />
      <LeftOut list={list} />
      <Inline>
        <Button tone="secondary" onPress={restart}>
          {content.again}
        </Button>
      </Inline>
    </Stack>
  );
};

/** The result of each round of the season. */
const Summary = ({ state }: Pick<Practice, 'state'>) => {
  const { lists, outcomes } = state.context;
  const number = useNumberFormatter();
  const lineOf = ({ round, place, isKept }: RoundOutcome, index: number): string => {
    const name = roundNames[round];
    if (place === null) return content.over.noPlace(name);
    const choice = lists[index]!.entries[place]!.place;
    return isKept || choice === null
      ? content.over.kept(name)
      : content.over.place(name, number.format(choice));
  };
  return (
    <Stack gap="xs">
      <Heading level={3}>{content.over.rounds}</Heading>
      <Stack as="ol" gap="xxs">
        {outcomes.map((outcome, index) => (
          <li key={outcome.round}>{lineOf(outcome, index)}</li>
        ))}
      </Stack>
    </Stack>
  );
};

/** The final result of a season. */
export const SeasonEnd = ({ state, restart }: Practice) => {
  const { decisions, lists, outcomes } = state.context;
  const outcome = outcomes.at(-1)!;
  const { place } = outcome;
  const hasLeft = decisions.at(-1)?.decision === 'exit';
  const top = useFocusOnMount();
  const ending = place === null ? content.over.none : content.over.seat;
  return (
    <Card>
      <div ref={top} tabIndex={-1}>
        <Stack>
          <Heading level={2} size="title">
            {hasLeft ? content.over.exit : ending}
          </Heading>
          {place !== null && !hasLeft && (
            <AllottedSeat state={state} list={lists.at(-1)!} outcome={outcome} />
          )}
          <Summary state={state} />
          <Text tone="muted">{content.againHint}</Text>
          <Inline>
            <Button onPress={restart}>{content.again}</Button>
            <Link variant="button" tone="secondary" href={paths.choices}>
              {content.editList}
            </Link>
          </Inline>
        </Stack>
      </div>
    </Card>
  );
};
