import { rounds, type Round } from '@seatwise/flows/counselling-rules';
import { examOfSeats, roundAfter, roundRuleOf, type Decision } from '@seatwise/flows/practice';
import { Button, Heading, Stack, Text } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/practice.ts';
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

/** What a student can do after a round, and the list for the next one. */
export const Decisions = ({ state, send }: Practice) => {
  const { participant, outcomes, material } = state.context;
  const exam = examOfSeats(material!.seats);
  const { place, round } = outcomes.at(-1)!;
  const [listId, setListId] = useState(participant!.listId);
  const decide = (decision: Decision | null) => send({ type: 'decision.made', decision, listId });
  const decisions = place === null ? [] : roundRuleOf(exam, round).decisions;
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
