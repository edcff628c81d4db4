import { roundAfter, rounds, rules, type Decision } from '@seatwise/flows/practice';
import {
  Button,
  Card,
  Heading,
  Inline,
  Notice,
  Select,
  Stack,
  Stepper,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { useEffect, useRef, useState } from 'react';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { content } from '../../../content/practice.ts';
import { nextRoundOf } from './nextRound.ts';
import { LeftOut, Reach } from './Reach.tsx';
import { Seat } from './Seat.tsx';
import type { Practice } from './usePractice.ts';

const { roundNames } = content;
const headingId = 'practice-result';

interface NextListProps extends Pick<Practice, 'state'> {
  readonly value: string;
  readonly onChange: (change: { readonly value: string }) => void;
}

/** The list that the next round is played with. */
const NextList = ({ state, value, onChange }: NextListProps) => {
  const number = useNumberFormatter();
  const filled = state.context.material!.lists.filter(({ entries }) => entries.length > 0);
  if (filled.length < 2) return <Text tone="muted">{content.nextList.only}</Text>;
  return (
    <Stack gap="xs">
      <Select
        label={content.nextList.label(roundNames[nextRoundOf(state.context)])}
        required
        value={value}
        onChange={onChange}
        options={filled.map(({ id, name, entries }) => ({
          value: id,
          label: content.form.listOption(name, number.format(entries.length)),
        }))}
      />
      <Text size="small" tone="muted">
        {content.nextList.hint}
      </Text>
    </Stack>
  );
};

const Decisions = ({ state, send }: Practice) => {
  const { participant, outcomes } = state.context;
  const { place, round } = outcomes.at(-1)!;
  const [listId, setListId] = useState(participant!.listId);
  const decide = (decision: Decision | null) => send({ type: 'decision.made', decision, listId });
  const decisions = place === null ? [null] : rules[round].decisions;
  const nextList = decisions.some((decision) => roundAfter(round, decision)) && (
    <NextList state={state} value={listId} onChange={({ value }) => setListId(value)} />
  );
  if (place === null)
    return (
      <Stack>
        {nextList}
        <Button onPress={() => decide(null)}>
          {round === 'stray'
            ? content.finish
            : content.goOn(roundNames[nextRoundOf(state.context)])}
        </Button>
      </Stack>
    );
  return (
    <Stack>
      {nextList}
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
  const { outcomes, lists, participant, notice } = state.context;
  const outcome = outcomes.at(-1)!;
  const list = lists.at(-1)!;
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
            <Seat entry={list.entries[outcome.place]!} />
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
