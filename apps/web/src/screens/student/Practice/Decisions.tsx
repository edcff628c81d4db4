import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  assumedRuleOf,
  rounds,
  sentenceOf,
  type Round,
  type RuleAspect,
} from '@seatwise/flows/counselling-rules';
import { decisionsOn, examOfSeats, roundAfter, type Decision } from '@seatwise/flows/practice';
import { Button, Card, Disclosure, Grid, Heading, Link, Stack, Text } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { hint } from '../../../content/notJoining.ts';
import { content } from '../../../content/practice.ts';
import { RuleOrigin } from '../../../features/counselling-rules/RuleOrigin.tsx';
import { paths } from '../../../paths.ts';
import { Fact } from './AllottedSeat.tsx';
import { terms } from './Practice.css.ts';
import { filledLists, ListSelect } from './PracticeForm.tsx';
import type { Practice } from './usePractice.ts';

/** The round that follows the outcomes so far. */
export const nextRoundOf = ({ outcomes }: { readonly outcomes: readonly unknown[] }): Round =>
  rounds[outcomes.length] ?? 'stray';

export interface NextListProps extends Pick<Practice, 'state'> {
  readonly value: string;
  readonly onChange: (change: { readonly value: string }) => void;
}

/** A select for the list to play the next round with. */
export const NextList = ({ state, ...field }: NextListProps) => {
  const filled = filledLists(state);
  const { nextList } = content;
  const hint = state.context.outcomes.at(-1)!.place === null ? nextList.safer : nextList.better;
  return (
    <Stack gap="xs">
      {filled.length > 1 && (
        <ListSelect
          {...field}
          label={nextList.label(content.roundNames[nextRoundOf(state.context)])}
          lists={filled}
        />
      )}
      <Text size="small" tone="muted">
        {hint}
      </Text>
    </Stack>
  );
};

interface Case {
  readonly exam: Exam;
  readonly round: Round;
  readonly decision: Decision;
  /** Whether the student joined the seat after an earlier round. */
  readonly isKept: boolean;
}

/** The rules that apply to a decision; the source of the first one is named. */
const aspectsOf: Readonly<Record<Decision, readonly RuleAspect[]>> = {
  stay: ['resignation', 'resignationForm'],
  upgrade: ['upgrade', 'movingUp'],
  exit: ['notJoining'],
};

/** The sentences of the rules, the first of which says what the decision costs, and the source of the first one. */
const rulesOf = ({ exam, round, decision, isKept }: Case) => {
  const aspects = aspectsOf[decision === 'exit' && isKept ? 'stay' : decision];
  const found = aspects.flatMap((aspect) => {
    const rule = assumedRuleOf(exam, round, aspect);
    return rule ? [{ sentence: sentenceOf(aspect, rule), source: rule.source }] : [];
  });
  const [first, ...others] = found.map(({ sentence }) => sentence);
  return { first, others: others.join(' '), source: found[0]?.source };
};

const isFreeExit = ({ exam, round, decision, isKept }: Case): boolean =>
  decision === 'exit' && !isKept && assumedRuleOf(exam, round, 'notJoining')?.value === 'free';

const labelOf = (of: Case): string => {
  const { exit } = content.decisions;
  return isFreeExit(of) ? exit.free : content.decisions[of.decision].label;
};

/** The gains, risks and costs of a decision, and further sentences of the rules. */
const termsOf = (of: Case) => {
  const { stay, upgrade, exit } = content.decisions;
  const { exam, round, isKept } = of;
  const { first = '', others } = rulesOf(of);
  const next = roundAfter(exam, round, 'exit');
  return {
    stay: {
      gain: stay.gain,
      risk: stay.risk[round],
      money: stay.money,
      more: `${first} ${others}`.trim(),
    },
    upgrade: { gain: upgrade.gain, risk: first, money: upgrade.money, more: others },
    exit: {
      gain: next ? exit.gain(content.roundNames[next]) : exit.none,
      risk: isKept ? exit.resigned : exit.risk,
      money: first,
      more: others,
    },
  }[of.decision];
};

/** Leaving a seat of the stray round costs a year, so its button warns. */
const toneOf = ({ round, decision }: Case) => {
  if (decision === 'stay') return 'primary';
  return decision === 'exit' && round === 'stray' ? 'critical' : 'secondary';
};

interface DecisionCardProps {
  readonly of: Case;
  readonly onDecide: () => void;
  /** A select for the next round's list. */
  readonly children?: ReactNode;
}

/** A decision with its gains, risks and costs by the rules of the round. */
const DecisionCard = ({ of, onDecide, children }: DecisionCardProps) => {
  const { gain, risk, money, more } = termsOf(of);
  const { source } = rulesOf(of);
  return (
    <Card as="li" padding="compact">
      <Stack>
        <Stack align="start">
          <Button tone={toneOf(of)} onPress={onDecide}>
            {labelOf(of)}
          </Button>
        </Stack>
        {children}
        <dl className={terms}>
          <Fact name={content.terms.gain}>{gain}</Fact>
          <Fact name={content.terms.risk}>{risk}</Fact>
          <Fact name={content.terms.money}>{money}</Fact>
        </dl>
        {more && (
          <Disclosure quiet title={content.terms.more}>
            <Text>{more}</Text>
          </Disclosure>
        )}
        {source && <RuleOrigin source={source} />}
      </Stack>
    </Card>
  );
};

interface DecisionsProps extends Pick<Practice, 'state'> {
  readonly onDecide: (decision: Decision) => void;
  /** A select for the list of the next round. */
  readonly nextList: ReactNode;
}

/** The student's options with a seat, and a select for the next list. */
export const Decisions = ({ state, onDecide, nextList }: DecisionsProps) => {
  const { outcomes, material } = state.context;
  const exam = examOfSeats(material!.seats);
  const { round, isKept } = outcomes.at(-1)!;
  const decisions = decisionsOn(exam, { round, isKept });
  return (
    <Stack>
      <Heading level={3}>{content.decide}</Heading>
      <Grid as="ul" columns={decisions.length > 2 ? 3 : 2}>
        {decisions.map((decision) => (
          <DecisionCard
            key={decision}
            of={{ exam, round, decision, isKept }}
            onDecide={() => onDecide(decision)}
          >
            {decision === 'upgrade' && nextList}
          </DecisionCard>
        ))}
      </Grid>
      <Text>
        <Link href={paths.notJoining}>{hint.all}</Link>
      </Text>
    </Stack>
  );
};
