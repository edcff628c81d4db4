/** The student's steps in a season, in order. */
export type Step = 'answer' | 'list' | 'lock' | 'register';

interface List {
  /** The key of a state's authority; absent for MCC. */
  readonly authority?: string | null | undefined;
  readonly entries: readonly unknown[];
  readonly lockedAt?: string | null | undefined;
}

interface Progress {
  readonly hasAnswered: boolean;
  readonly lists: readonly List[];
}

interface NextStep {
  readonly step: Step;
  /** The authorities whose lists wait for the step, undefined for MCC; only MCC if there is no list. */
  readonly authorities: readonly (string | undefined)[];
  /** Besides the step, the authorities of locked lists, which are still to be handed in there. */
  readonly handIn: readonly (string | undefined)[];
}

/**
 * Returns the step that is due; each authority's list is locked on its own. Who has a list no longer
 * needs the answers first.
 */
export const nextStep = ({ hasAnswered, lists }: Progress): NextStep => {
  const filled = Map.groupBy(
    lists.filter(({ entries }) => entries.length > 0),
    ({ authority }) => authority ?? undefined,
  );
  const isLocked = (key: string | undefined): boolean =>
    filled.get(key)?.some(({ lockedAt }) => lockedAt) ?? false;
  const handIn = [...filled.keys()].filter(isLocked);
  if (filled.size === 0)
    return { step: hasAnswered ? 'list' : 'answer', authorities: [undefined], handIn };
  const unlocked = [...filled.keys()].filter((key) => !isLocked(key));
  return unlocked.length > 0
    ? { step: 'lock', authorities: unlocked, handIn }
    : { step: 'register', authorities: handIn, handIn: [] };
};
