import { alphabetical } from './alphabet.ts';

/** The code of «nothing there»; it is the least, so it sorts first. */
export const nothing = 0;

/** The code of a blank: no filter finds it and it sorts as nothing, but what came as a text stays one. */
export const blank = 1;

/** Below this every character is composed already. */
const combining = /[\u0300-\uffff]/;

const composed = (text: string): string => (combining.test(text) ? text.normalize() : text);

/** A text as filters compare it: without case, nor spaces around it, however its accents are written. */
export const folded = (text: string): string => composed(text.trim()).toLowerCase();

interface Arrangement {
  /** For each code its place in the alphabet; «nothing there» and a blank share the first. */
  readonly ranks: Uint32Array;
  /** The codes of all words in the order of the alphabet. */
  readonly sorted: Uint32Array;
  /** For each code the first one that differs from it in case alone. */
  readonly alike: Uint32Array;
}

/** The distinct words of a column, each with a small integer that stands for it. */
export const createWords = () => {
  const codeOf = new Map<string, number>();
  const list: string[] = ['', ''];
  const lowered: string[] = [];
  let arranged: Arrangement | undefined;

  /** The words in lower case, by their codes. */
  const inLowerCase = (): readonly string[] => {
    while (lowered.length < list.length) lowered.push(list[lowered.length]!.toLowerCase());
    return lowered;
  };

  const arrange = (): Arrangement => {
    // Both stand here as empty texts, the first of any alphabet.
    const order = Uint32Array.from(alphabetical(list));
    const ranks = new Uint32Array(list.length);
    for (const [place, code] of order.entries()) ranks[code] = Math.max(0, place - 1);
    const first = new Map<string, number>();
    const alike = Uint32Array.from(inLowerCase(), (word, code) => {
      const known = first.get(word);
      if (known === undefined) first.set(word, code);
      return known ?? code;
    });
    return { ranks, sorted: order.subarray(2), alike };
  };

  const added = (spelling: string): number => {
    const word = composed(spelling);
    let code = codeOf.get(word);
    if (code === undefined) {
      code = list.push(word) - 1;
      codeOf.set(word, code);
      arranged = undefined;
    }
    // Met again, it is known by this spelling too.
    if (spelling !== word) codeOf.set(spelling, code);
    return code;
  };

  return {
    list: list as readonly string[],
    inLowerCase,
    /** The integer of a word; spaces around it do not count, nor how its accents are written. */
    code: (value: string): number => {
      const word = value.trim();
      return word === '' ? blank : (codeOf.get(word) ?? added(word));
    },
    /** How they stand to each other; worked out once for as many as there are. */
    arrangement: (): Arrangement => (arranged ??= arrange()),
  };
};
