/** A range of ranks, both ends included. */
export interface RankSpan {
  readonly from: number;
  readonly to: number;
}

/** The logarithmic scale of a strip: equal distances stand for equal ratios between ranks. */
export interface StripScale {
  /** Parts of equal width; the first and the last also hold all ranks beyond the scale. */
  readonly bins: readonly RankSpan[];
  /** The position of a rank, from 0 to 1. */
  readonly at: (rank: number) => number;
  readonly binOf: (rank: number) => number;
  /** Round ranks on the scale. */
  readonly ticks: readonly number[];
}

/** The share of seats at either end that may lie beyond the scale, so that outliers do not squeeze the others together. */
const beyond = 0.01;

/** Rounds to two significant digits. */
const rounded = (rank: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(rank)) - 1);
  return Math.round(rank / step) * step;
};

const ticksBetween = (first: number, last: number): readonly number[] => {
  const among = (leads: readonly number[]): readonly number[] =>
    [0, 1, 2, 3, 4, 5, 6]
      .flatMap((power) => leads.map((lead) => lead * 10 ** power))
      .filter((rank) => first < rank && rank < last);
  const tens = among([1]);
  return tens.length > 1 ? tens : among([1, 2, 5]);
};

/** A scale with the given number of bins, or fewer if there are not that many ranks. */
export const stripScale = (
  ranks: readonly number[],
  ownRank: number,
  count: number,
): StripScale => {
  const sorted = ranks.toSorted((a, b) => a - b);
  const left = Math.floor(sorted.length * beyond);
  const first = Math.max(1, Math.min(sorted[left] ?? ownRank, ownRank / 2));
  const last = Math.max(10, sorted.at(-1 - left) ?? ownRank, ownRank * 2);
  const edges = [
    ...new Set(
      Array.from({ length: count + 1 }, (_, at) => rounded(first * (last / first) ** (at / count))),
    ),
  ];
  const bins = edges.slice(0, -1).map((edge, index): RankSpan => {
    const isLast = index === edges.length - 2;
    return {
      from: index === 0 ? 1 : edge,
      to: isLast ? Math.max(edges[index + 1]!, sorted.at(-1) ?? 0) : edges[index + 1]! - 1,
    };
  });
  const binOf = (rank: number): number =>
    Math.max(
      0,
      bins.findLastIndex(({ from }) => from <= rank),
    );
  const at = (rank: number): number => {
    const bin = binOf(rank);
    const [start, end] = [edges[bin]!, edges[bin + 1]!];
    const share = Math.log(rank / start) / Math.log(end / start);
    return (bin + Math.min(1, Math.max(0, share))) / bins.length;
  };
  return { bins, at, binOf, ticks: ticksBetween(first, last) };
};

/** The span that covers two spans. */
export const covering = (a: RankSpan, b: RankSpan): RankSpan => ({
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
});

export const isWithin = (rank: number, { from, to }: RankSpan): boolean =>
  from <= rank && rank <= to;

/** The size of a dot and the gap around it, in pixels: as large as the fullest stack allows. */
const largest = 8;
const smallest = 5;

/** The centres of dots, in the order of their ranks; y counts upwards from the ground. */
export interface Dots {
  readonly radius: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Stacks a dot for each rank on the ground of a strip; the dots of a stack that is too tall overlap. */
export const stackDots = (
  ranks: readonly number[],
  { bins, at }: Pick<StripScale, 'bins' | 'at'>,
  { width, height }: { readonly width: number; readonly height: number },
): Dots => {
  const shares = ranks.map(at);
  const stacksOf = (room: number) => {
    const columns = bins.length * Math.max(1, Math.floor(width / bins.length / room));
    const stacks = new Uint16Array(columns);
    const places = shares.map((share) => {
      const column = Math.min(columns - 1, Math.floor(share * columns));
      stacks[column]! += 1;
      return { column, level: stacks[column]! - 1 };
    });
    return { columns, stacks, places };
  };
  let room = largest;
  let made = stacksOf(room);
  while (room > smallest && Math.max(...made.stacks) * room > height) {
    room -= 1;
    made = stacksOf(room);
  }
  const { columns, stacks, places } = made;
  return {
    radius: (room - 1) / 2,
    places: places.map(({ column, level }) => ({
      x: ((column + 0.5) * width) / columns,
      y: room / 2 + level * Math.min(room, (height - room) / Math.max(1, stacks[column]! - 1)),
    })),
  };
};
