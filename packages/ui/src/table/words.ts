import { alphabetical } from './alphabet.ts';

/** The code of «nothing there»; it is the least, so it sorts first. */
export const nothing = 0;

interface Arrangement {
  /** For each code its place in the alphabet; that of «nothing there» is the first. */
  readonly ranks: Uint32Array;
  /** The codes of all words in the order of the alphabet. */
  readonly sorted: Uint32Array;
  /** For each code the first one that differs from it in case alone. */
  readonly alike: Uint32Array;
}

/** The distinct words of a column, each with a small integer that stands for it. */
export const createWords = () => {
  const codeOf = new Map<string, number>();
  const list: string[] = [''];
  const folded: string[] = [];
  let arranged: Arrangement | undefined;

  /** The words in lower case, by their codes. */
  const inLowerCase = (): readonly string[] => {
    while (folded.length < list.length) folded.push(list[folded.length]!.toLowerCase());
    return folded;
  };

  const arrange = (): Arrangement => {
    // «Nothing there» is the empty text, the first of any alphabet.
    const order = Uint32Array.from(alphabetical(list));
    const ranks = new Uint32Array(list.length);
    for (const [rank, code] of order.entries()) ranks[code] = rank;
    const first = new Map<string, number>();
    const alike = Uint32Array.from(inLowerCase(), (word, code) => {
      const known = first.get(word);
      if (known === undefined) first.set(word, code);
      return known ?? code;
    });
    return { ranks, sorted: order.subarray(1), alike };
  };

  return {
    list: list as readonly string[],
    inLowerCase,
    /** The integer of a word; spaces around it do not count. */
    code: (value: string): number => {
      const word = value.trim();
      if (word === '') return nothing;
      let known = codeOf.get(word);
      if (known === undefined) {
        known = list.push(word) - 1;
        codeOf.set(word, known);
        arranged = undefined;
      }
      return known;
    },
    /** How they stand to each other; worked out once for as many as there are. */
    arrangement: (): Arrangement => (arranged ??= arrange()),
  };
};
