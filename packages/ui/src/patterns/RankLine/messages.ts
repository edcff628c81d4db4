interface Summary {
  readonly rank: string;
  readonly closings: readonly { readonly rank: string; readonly year?: number | undefined }[];
}

/** The built-in messages of RankLine. */
export const rankLineMessages = {
  /** The content of the drawing in words, for screen readers. */
  summary: ({ rank, closings }: Summary) =>
    [
      `Your rank ${rank}.`,
      closings.length > 0 &&
        `Closed at ${closings.map((at) => (at.year ? `${at.rank} in ${at.year}` : at.rank)).join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
};
