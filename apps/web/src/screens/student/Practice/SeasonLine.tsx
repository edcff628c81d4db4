import { rounds } from '@seatwise/flows/counselling-rules';
import type { RoundOutcome } from '@seatwise/flows/practice';
import { SeasonPass, useNumberFormatter, type SeasonPassProps } from '@seatwise/ui';
import { content } from '../../../content/practice.ts';
import type { Practice } from './usePractice.ts';

const { line: copy, roundNames } = content;

interface SeasonLineProps extends Pick<Practice, 'state'> {
  readonly kicker: string;
  /** The title in place of the college's name. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** What the last round gave, over the rounds of the season with the result of each. */
export const SeasonLine = ({ state, kicker, title, text }: SeasonLineProps) => {
  const { outcomes, lists, upgrades } = state.context;
  const number = useNumberFormatter();
  const last = outcomes.at(-1)!;
  const seat = last.place === null ? undefined : lists.at(-1)!.entries[last.place]!;
  const resultOf = (outcome: RoundOutcome, index: number): string => {
    if (outcome.place === null) return copy.none;
    const choice = lists[index]!.entries[outcome.place]!.place;
    return outcome.isKept || choice === null ? copy.kept : content.place(number.format(choice));
  };
  const stages = rounds.map((round, index): SeasonPassProps['stages'][number] => ({
    id: round,
    name: roundNames[round],
    state: index < outcomes.length - 1 ? 'over' : index < outcomes.length ? 'now' : 'ahead',
    dates: [],
    result: outcomes[index]
      ? resultOf(outcomes[index], index)
      : index === outcomes.length && upgrades
        ? copy.upgrades(upgrades.count, upgrades.of)
        : '',
  }));
  return (
    <SeasonPass
      caption={content.rounds}
      due={{
        kicker: `${kicker} · ${content.simulation.title}`,
        title: title ?? seat?.institute ?? content.nothing,
        text: text ?? (seat ? `${seat.subject} · ${seat.quotaName}` : content.nothingText),
        left: seat && title === undefined ? resultOf(last, outcomes.length - 1) : undefined,
        action: null,
      }}
      stages={stages}
    />
  );
};
