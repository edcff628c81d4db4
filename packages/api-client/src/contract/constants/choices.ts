/** The limits of choice lists and of the shortlist. */
export const choiceLimits = {
  lists: 20,
  entries: 500,
  nameLength: 60,
  noteLength: 200,
  versions: 50,
  tags: 8,
  tagLength: 30,
  /** Fits a whole list with all its notes, at three bytes per letter, as in Devanagari. */
  bodyBytes: 512 * 1024,
  /** The limit for all lists of a student, with their versions; the shortlist is not included. */
  storedBytes: 1536 * 1024,
} as const;

/** The size of a value as stored JSON, in bytes. */
export const bytesOf = (stored: unknown): number =>
  new TextEncoder().encode(JSON.stringify(stored)).length;

const numbered = / \((\d+)\)$/;

/** A name that no other list has: “Round 1 (2)” if “Round 1” exists. */
export const distinctListName = (name: string, others: readonly string[]): string => {
  if (!others.includes(name)) return name;
  const plain = name.replace(numbered, '');
  const candidates = [name, ...others].map((_, index) => {
    const suffix = ` (${index + 2})`;
    return `${plain.slice(0, choiceLimits.nameLength - suffix.length)}${suffix}`;
  });
  return candidates.find((candidate) => !others.includes(candidate))!;
};

/** The limits of a link to a list, and of comments on its entries. */
export const sharing = {
  days: 30,
  comments: 500,
  commentLength: 500,
  /** The plans that include a counsellor's review of the list. */
  counselled: ['ADVANCE', 'PREMIUM'],
} as const;
