/** The bounds of choice lists and of the shortlist. */
export const choiceLimits = {
  lists: 20,
  entries: 500,
  nameLength: 60,
  noteLength: 200,
  versions: 50,
  tags: 8,
  tagLength: 30,
  /** A whole list with all its notes, three bytes a letter as in Devanagari. */
  bodyBytes: 512 * 1024,
  /** All lists of a student together, with their versions. Beside it there is one shortlist. */
  storedBytes: 1536 * 1024,
} as const;

/** The bytes that something takes where it is stored. */
export const bytesOf = (stored: unknown): number =>
  new TextEncoder().encode(JSON.stringify(stored)).length;

const numbered = / \((\d+)\)$/;

/** A name that no other list has: “Round 1 (2)” where there is a “Round 1”. */
export const distinctListName = (name: string, others: readonly string[]): string => {
  if (!others.includes(name)) return name;
  const plain = name.replace(numbered, '');
  const candidates = [name, ...others].map((_, index) => {
    const suffix = ` (${index + 2})`;
    return `${plain.slice(0, choiceLimits.nameLength - suffix.length)}${suffix}`;
  });
  return candidates.find((candidate) => !others.includes(candidate))!;
};

/** The bounds of a link to a list, and of the comments by its entries. */
export const sharing = {
  days: 30,
  comments: 500,
  commentLength: 500,
  /** The plans with a counsellor who goes through the list. */
  counselled: ['ADVANCE', 'PREMIUM'],
} as const;
