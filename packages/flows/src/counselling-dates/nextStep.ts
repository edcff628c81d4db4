/** The student's steps in a season, in order. */
export type Step = 'answer' | 'list' | 'lock' | 'documents';

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
  /** The authorities whose lists wait for the step, MCC as undefined; MCC alone without a list. */
  readonly authorities: readonly (string | undefined)[];
}

/** Returns the first step that is not done; each authority's list is locked on its own. */
export const nextStep = ({ hasAnswered, lists }: Progress): NextStep => {
  const filled = Map.groupBy(
    lists.filter(({ entries }) => entries.length > 0),
    ({ authority }) => authority ?? undefined,
  );
  if (!hasAnswered) return { step: 'answer', authorities: [undefined] };
  if (filled.size === 0) return { step: 'list', authorities: [undefined] };
  const unlocked = [...filled]
    .filter(([, own]) => !own.some(({ lockedAt }) => lockedAt))
    .map(([key]) => key);
  return unlocked.length > 0
    ? { step: 'lock', authorities: unlocked }
    : { step: 'documents', authorities: [...filled.keys()] };
};
