/** What a student does for a season, in order. */
export const steps = ['answer', 'list', 'lock', 'documents'] as const;
export type Step = (typeof steps)[number];

interface Progress {
  readonly hasAnswered: boolean;
  readonly lists: readonly {
    readonly entries: readonly unknown[];
    readonly lockedAt?: string | null | undefined;
  }[];
}

/** The first step that is not done. */
export const nextStep = ({ hasAnswered, lists }: Progress): Step => {
  if (!hasAnswered) return 'answer';
  if (lists.every(({ entries }) => entries.length === 0)) return 'list';
  return lists.some(({ lockedAt }) => lockedAt) ? 'documents' : 'lock';
};
