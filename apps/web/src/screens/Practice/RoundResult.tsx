import { rounds, rules, type Decision } from '@seatwise/flows/allotment';
import {
  Button,
  Card,
  Heading,
  Inline,
  Notice,
  Stack,
  Stepper,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { useEffect, useRef } from 'react';
import { FormNotice } from '../../components/FormNotice.tsx';
import { content } from '../../content/practice.ts';
import { nextRoundOf } from './nextRound.ts';
import { LeftOut, Reach } from './Reach.tsx';
import { Seat } from './Seat.tsx';
import type { Practice } from './usePractice.ts';

const { roundNames } = content;
const headingId = 'practice-result';

const Decisions = ({ state, send }: Practice) => {
  const { place, round } = state.context.outcomes.at(-1)!;
  const decide = (decision: Decision | null) => send({ type: 'decision.made', decision });
  if (place === null)
    return (
      <Button onPress={() => decide(null)}>
        {round === 'stray' ? content.finish : content.goOn(roundNames[nextRoundOf(state.context)])}
      </Button>
    );
  return (
    <Stack>
      <Heading level={2} size="title">
        {content.decide}
      </Heading>
      {rules[round].decisions.map((decision) => (
        <Stack key={decision} gap="xs">
          <Button
            tone={decision === 'stay' ? 'primary' : 'secondary'}
            onPress={() => decide(decision)}
          >
            {content.decisions[decision].label}
          </Button>
          <Text tone="muted">{content.decisions[decision].means[round]}</Text>
        </Stack>
      ))}
    </Stack>
  );
};

const UpgradeChance = ({ state }: Pick<Practice, 'state'>) => {
  const number = useNumberFormatter();
  const { upgrades } = state.context;
  if (state.matches({ result: 'counting' })) return <Text>{content.upgrades.counting}</Text>;
  if (!upgrades) return null;
  const of = number.format(upgrades.of);
  return (
    <Text>
      {upgrades.count === 0
        ? content.upgrades.never(of)
        : content.upgrades.some(number.format(upgrades.count), of)}
    </Text>
  );
};

/** The result of a round, what it lies close to, and the decision that it asks for. */
export const RoundResult = (practice: Practice) => {
  const { state, restart } = practice;
  const { outcomes, list, student, notice } = state.context;
  const outcome = outcomes.at(-1)!;
  const number = useNumberFormatter();
  const top = useRef<HTMLDivElement>(null);
  // A round was played where this stands now, so its result is read first.
  useEffect(() => {
    top.current?.focus();
  }, []);
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
            <Notice title={content.nothing}>{content.nothingText}</Notice>
          ) : (
            <Seat entry={list!.entries[outcome.place]!} />
          )}
          {outcome.isKept && <Text>{content.kept}</Text>}
          <UpgradeChance state={state} />
          <Text tone="muted">{content.competitors(number.format(outcome.competitors))}</Text>
          <Decisions {...practice} />
        </Stack>
      </Card>
      <Reach outcome={outcome} list={list!} rank={student!.rank} />
      <LeftOut list={list!} />
      <Inline>
        <Button tone="secondary" onPress={restart}>
          {content.again}
        </Button>
      </Inline>
    </Stack>
  );
};
