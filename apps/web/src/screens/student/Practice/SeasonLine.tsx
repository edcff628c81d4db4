import { rounds } from '@seatwise/flows/counselling-rules';
import type { RoundOutcome } from '@seatwise/flows/practice';
import { SeasonPass, useNumberFormatter, type SeasonPassProps } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { quotaLabel } from '../../../content/places.ts';
import { content } from '../../../content/practice.ts';
import type { Practice } from './usePractice.ts';

const { line: copy, roundNames } = content;

interface SeasonLineProps extends Pick<Practice, 'state'> {
  readonly kicker: string;
  /** The title in place of the college's name. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** The start of the next round, after a round that leaves nothing to decide. */
  readonly action?: ReactNode;
}

/** What the last round gave, over the rounds of the season with the result of each. */
export const SeasonLine = ({ state, kicker, title, text, action = null }: SeasonLineProps) => {
  const { outcomes, lists, upgrades } = state.context;
  const number = useNumberFormatter();
  const last = outcomes.at(-1)!;
  const seat = last.place === null ? undefined : lists.at(-1)!.entries[last.place]!;
  const resultOf = (outcome: RoundOutcome, index: number): string => {
    if (outcome.place === null) return copy.none;
    const choice = lists[index]!.entries[outcome.place]!.place;
    return outcome.isKept || choice === null ? copy.kept : content.place(number.format(choice));
  };
  const now = action ? outcomes.length : outcomes.length - 1;
  const stages = rounds.map((round, index): SeasonPassProps['stages'][number] => ({
    id: round,
    name: roundNames[round],
    state: index < now ? 'over' : index > now ? 'ahead' : action ? 'next' : 'now',
    dates: [],
    result: outcomes[index]
      ? resultOf(outcomes[index], index)
      : index === outcomes.length && upgrades
        ? copy.upgrades(upgrades.count, upgrades.of)
        : index === now
          ? copy.next
          : '',
  }));
  return (
    <SeasonPass
      caption={content.rounds}
      due={{
        kicker: `${kicker} · ${content.simulation.title}`,
        title: title ?? seat?.institute ?? content.nothing,
        text:
          text ?? (seat ? `${seat.subject} · ${quotaLabel(seat.quotaName)}` : content.nothingText),
        left: seat && title === undefined ? resultOf(last, outcomes.length - 1) : undefined,
        action,
      }}
      stages={stages}
    />
  );
};
