import type { Decision } from '@seatwise/flows/practice';
import { Button, Card, Inline, Link, Stack, Text } from '@seatwise/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { content } from '../../../content/practice.ts';
import { paths } from '../../../paths.ts';
import { AllottedSeat } from './AllottedSeat.tsx';
import { Decisions, NextList, nextRoundOf } from './Decisions.tsx';
import { narrow } from './Practice.css.ts';
import { LeftOut, Reach } from './Reach.tsx';
import { SeasonLine } from './SeasonLine.tsx';
import type { Practice } from './usePractice.ts';

const { roundNames } = content;

const UpgradeChance = ({ state }: Pick<Practice, 'state'>) => {
  const { upgrades } = state.context;
  if (state.matches({ result: 'counting' })) return <Text>{content.upgrades.counting}</Text>;
  if (!upgrades) return null;
  return <Text>{content.upgrades.result(upgrades.count, upgrades.of)}</Text>;
};

/** A named region that takes the focus when it appears, because it replaces the pressed button. */
const Focused = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const target = useRef<HTMLElement>(null);
  useEffect(() => target.current?.focus(), []);
  return (
    <section ref={target} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
};

/** What a student without a seat can do before the next round. */
const BeforeNextRound = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Inline>
      <Link href={paths.prediction}>{content.findSafer}</Link>
      <Link href={paths.choices}>{content.editList}</Link>
    </Inline>
    <div className={narrow}>{children}</div>
  </>
);

/** The result of a round, the decision that follows, and the near misses, which come first without a seat. */
export const RoundResult = (practice: Practice) => {
  const { state, send, restart } = practice;
  const { outcomes, lists, participant, decisions, notice } = state.context;
  const outcome = outcomes.at(-1)!;
  const list = lists.at(-1)!;
  const label = content.outcome(roundNames[outcome.round]);
  const hasSeat = outcome.place !== null;
  const isLast = outcome.round === 'stray';
  const [listId, setListId] = useState(decisions.at(-1)?.listId ?? participant!.listId);
  const decide = (decision: Decision | null) => send({ type: 'decision.made', decision, listId });
  const start = !hasSeat && (
    <Button onPress={() => decide(null)}>
      {isLast ? content.finish : content.goOn(roundNames[nextRoundOf(state.context)])}
    </Button>
  );
  const nextList = !isLast && (
    <NextList state={state} value={listId} onChange={({ value }) => setListId(value)} />
  );
  const reach = <Reach outcome={outcome} list={list} rank={participant!.rank} />;
  return (
    <Stack gap="lg">
      <Focused label={label}>
        <SeasonLine state={state} kicker={label} action={start} />
      </Focused>
      {!hasSeat && reach}
      <Card>
        <Stack>
          <FormNotice notice={notice} />
          {hasSeat ? (
            <AllottedSeat state={state} list={list} outcome={outcome} />
          ) : (
            <BeforeNextRound>{nextList}</BeforeNextRound>
          )}
          {outcome.isKept && (
            <Text>
              {list.entries[outcome.place!]!.place === null ? content.held : content.kept}
            </Text>
          )}
          <UpgradeChance state={state} />
          {hasSeat && <Decisions state={state} onDecide={decide} nextList={nextList} />}
        </Stack>
      </Card>
      {hasSeat && reach}
      <LeftOut list={list} />
      <Inline>
        <Button tone="secondary" onPress={restart}>
          {content.again}
        </Button>
      </Inline>
    </Stack>
  );
};

/** The final result of a season. */
export const SeasonEnd = ({ state, restart }: Practice) => {
  const { decisions, lists, outcomes } = state.context;
  const outcome = outcomes.at(-1)!;
  const hasSeat = outcome.place !== null && decisions.at(-1)?.decision !== 'exit';
  const title = outcome.place === null ? content.over.none : content.over.exit;
  const kicker = hasSeat ? content.over.seat : content.rounds;
  return (
    <Stack gap="lg">
      <Focused label={hasSeat ? kicker : title}>
        <SeasonLine
          state={state}
          kicker={kicker}
          {...(!hasSeat && { title, text: content.againHint })}
        />
      </Focused>
      {hasSeat && (
        <Card>
          <AllottedSeat state={state} list={lists.at(-1)!} outcome={outcome} />
        </Card>
      )}
      <Stack gap="sm">
        {hasSeat && <Text tone="muted">{content.againHint}</Text>}
        <Inline>
          <Button onPress={restart}>{content.again}</Button>
          <Link variant="button" tone="secondary" href={paths.choices}>
            {content.editList}
          </Link>
        </Inline>
      </Stack>
    </Stack>
  );
};
