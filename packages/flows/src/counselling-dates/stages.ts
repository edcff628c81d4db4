import { named, type CounsellingDate } from './dates.ts';

/** The state of a round: over, begun, the next to begin, or later. */
type StageState = 'over' | 'now' | 'next' | 'ahead';

export interface Stage<Round extends string> {
  readonly round: Round;
  readonly state: StageState;
  /** The known dates of the round, earliest first; a round may have none. */
  readonly dates: readonly (CounsellingDate & { readonly isOver: boolean })[];
}

const judgedAt = (now: number) => (date: CounsellingDate) => ({
  ...named(date),
  isOver: Date.parse(date.at) <= now,
});

const joinIsOver = ({ kind, isOver }: Stage<string>['dates'][number]): boolean =>
  kind === 'reporting-closes' && isOver;

/**
 * The rounds of a season, each with its state. A round is over once its last day to join has passed
 * or a later round has begun; without any date, no round counts as the current one.
 */
export const seasonStages = <Round extends string>(
  rounds: readonly Round[],
  dates: readonly CounsellingDate[],
  now: number,
): readonly Stage<Round>[] => {
  const stages = rounds.map((round) => ({
    round,
    dates: dates
      .filter((date) => date.round === round)
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
      .map(judgedAt(now)),
  }));
  const begun = stages.findLastIndex((stage) => stage.dates.some(({ isOver }) => isOver));
  const isLeft = begun >= 0 && stages[begun]!.dates.some(joinIsOver);
  const current = stages.findIndex(
    ({ dates: { length } }, index) => length > 0 && index >= (isLeft ? begun + 1 : begun),
  );
  const stateOf = (index: number): StageState => {
    if (index < begun || (index === begun && isLeft)) return 'over';
    if (index !== current) return 'ahead';
    return index === begun ? 'now' : 'next';
  };
  return stages.map(({ round, dates: known }, index) => ({
    round,
    dates: known,
    state: stateOf(index),
  }));
};
