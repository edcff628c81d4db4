import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  assumedRuleOf,
  rounds,
  sentenceOf,
  type Round,
  type RuleAspect,
} from '@seatwise/flows/counselling-rules';
import { decisionsOn, examOfSeats, roundAfter, type Decision } from '@seatwise/flows/practice';
import { Button, Heading, Link, Stack, Text } from '@seatwise/ui';
import { useState } from 'react';
import { hint } from '../../../content/notJoining.ts';
import { content } from '../../../content/practice.ts';
import { RuleOrigin } from '../../../features/counselling-rules/RuleOrigin.tsx';
import { paths } from '../../../paths.ts';
import { filledLists, ListSelect } from './PracticeForm.tsx';
import type { Practice } from './usePractice.ts';

/** The round that is played after so many outcomes. */
export const nextRoundOf = ({ outcomes }: { readonly outcomes: readonly unknown[] }): Round =>
  rounds[outcomes.length] ?? 'stray';

interface NextListProps extends Pick<Practice, 'state'> {
  readonly value: string;
  readonly onChange: (change: { readonly value: string }) => void;
}

/** The list that the next round is played with. */
const NextList = ({ state, ...field }: NextListProps) => {
  const filled = filledLists(state);
  if (filled.length < 2) return <Text tone="muted">{content.nextList.only}</Text>;
  return (
    <Stack gap="xs">
      <ListSelect
        {...field}
        label={content.nextList.label(content.roundNames[nextRoundOf(state.context)])}
        lists={filled}
      />
      <Text size="small" tone="muted">
        {content.nextList.hint}
      </Text>
    </Stack>
  );
};

/** Leaving a seat of the stray round costs a year, so its button warns. */
const toneOf = (round: Round, decision: Decision) => {
  if (decision === 'stay') return 'primary';
  return decision === 'exit' && round === 'stray' ? 'critical' : 'secondary';
};

interface MeaningProps {
  readonly exam: Exam;
  readonly round: Round;
  readonly decision: Decision;
  /** Whether the seat was joined after an earlier round. */
  readonly isKept: boolean;
}

/** The rules that a decision is made under; the first one's origin is named. */
const aspectsOf: Readonly<Record<Decision, readonly RuleAspect[]>> = {
  stay: ['resignation', 'resignationForm'],
  upgrade: ['upgrade', 'movingUp'],
  exit: ['notJoining'],
};

/** What a decision means, by the rules of the round. */
const Meaning = ({ exam, round, decision, isKept }: MeaningProps) => {
  const isResigned = decision === 'exit' && isKept;
  const found = aspectsOf[isResigned ? 'stay' : decision].flatMap((aspect) => {
    const rule = assumedRuleOf(exam, round, aspect);
    return rule ? [{ sentence: sentenceOf(aspect, rule), source: rule.source }] : [];
  });
  const { decisions } = content;
  const lead = {
    stay: decisions.stay.means[round],
    upgrade: '',
    exit: isResigned ? decisions.exit.resigned : decisions.exit.means,
  }[decision];
  return (
    <Stack gap="xxs">
      <Text>{[lead, ...found.map(({ sentence }) => sentence)].join(' ').trim()}</Text>
      {found[0] && <RuleOrigin source={found[0].source} />}
    </Stack>
  );
};

/** What a student can do after a round, and the list for the next one. */
export const Decisions = ({ state, send }: Practice) => {
  const { participant, outcomes, material } = state.context;
  const exam = examOfSeats(material!.seats);
  const { place, round, isKept } = outcomes.at(-1)!;
  const [listId, setListId] = useState(participant!.listId);
  const decide = (decision: Decision | null) => send({ type: 'decision.made', decision, listId });
  const decisions = place === null ? [] : decisionsOn(exam, { round, isKept });
  const goesOn = place === null ? [null] : decisions;
  return (
    <Stack>
      {goesOn.some((decision) => roundAfter(exam, round, decision)) && (
        <NextList state={state} value={listId} onChange={({ value }) => setListId(value)} />
      )}
      {place === null ? (
        <Button onPress={() => decide(null)}>
          {round === 'stray'
            ? content.finish
            : content.goOn(content.roundNames[nextRoundOf(state.context)])}
        </Button>
      ) : (
        <Heading level={2} size="title">
          {content.decide}
        </Heading>
      )}
      {decisions.map((decision) => (
        <Stack key={decision} gap="xs">
          <Button tone={toneOf(round, decision)} onPress={() => decide(decision)}>
            {content.decisions[decision].label}
          </Button>
          <Meaning exam={exam} round={round} decision={decision} isKept={isKept} />
        </Stack>
      ))}
      {decisions.length > 0 && (
        <Text>
          <Link href={paths.notJoining}>{hint.all}</Link>
        </Text>
      )}
    </Stack>
  );
};
