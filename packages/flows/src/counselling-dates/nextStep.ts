/** The student's steps in a season, in order. */
export type Step = 'answer' | 'list' | 'lock' | 'documents';

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
