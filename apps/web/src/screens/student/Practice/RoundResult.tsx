import { rounds } from '@seatwise/flows/counselling-rules';
import type { MatchedList } from '@seatwise/flows/practice';
import {
  Badge,
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
import { FormNotice } from '../../../components/FormNotice.tsx';
import { content } from '../../../content/practice.ts';
import { Decisions } from './Decisions.tsx';
import { LeftOut, Reach } from './Reach.tsx';
import type { Practice } from './usePractice.ts';

const { roundNames } = content;
const headingId = 'practice-result';

/** An allotted seat, by its entry of the list. */
const Seat = ({ entry }: { readonly entry: MatchedList['entries'][number] }) => {
  const number = useNumberFormatter();
  return (
    <Stack gap="xs">
      <Inline>
        <Badge tone="positive">
          {entry.place === null ? content.held : content.got(number.format(entry.place))}
        </Badge>
      </Inline>
      <Heading level={3} size="title">
        {entry.institute}
      </Heading>
      <Text>{`${entry.subject} · ${entry.quotaName}`}</Text>
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

/** Focuses a result when it appears, because it replaces what was pressed. */
const useFocusOnMount = () => {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
};

/** The result of a round, what it lies close to, and the decision that it asks for. */
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

/** What a season ended with. */
export const SeasonEnd = ({ state, restart }: Practice) => {
  const { decisions, lists, outcomes } = state.context;
  const { place } = outcomes.at(-1)!;
  const hasLeft = decisions.at(-1) === 'exit';
  const top = useFocusOnMount();
  const ending = place === null ? content.over.none : content.over.seat;
  return (
    <Card>
      <div ref={top} tabIndex={-1}>
        <Stack>
          <Heading level={2} size="title">
            {hasLeft ? content.over.exit : ending}
          </Heading>
          {place !== null && !hasLeft && <Seat entry={lists.at(-1)!.entries[place]!} />}
          <Text tone="muted">{content.againHint}</Text>
          <Button onPress={restart}>{content.again}</Button>
        </Stack>
      </div>
    </Card>
  );
};
