import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { CutoffCell } from '../../../reference/referenceData.ts';
import { quotas as q } from '@seatwise/api-client/contract/constants/quotas';

/** Headings as in the documents of MCC's counselling. */
export const officialHeadings =
  'SNo,Rank,Allotted Quota,Allotted Institute,Course,Allotted Category,Candidate Category,Remarks';

const codes: Readonly<Record<string, string>> = {
  [q.allIndia]: 'AI',
  [q.deemed]: 'PS',
  [q.nri]: 'NR',
  [q.du]: 'DU',
  [q.ip]: 'IP',
};
const pools = { OP: 'OP', OBC: 'BC', SC: 'SC', ST: 'ST', EW: 'EW' } as const;

const quoted = (text: string): string => (text.includes(',') ? `"${text}"` : text);

interface ListOptions {
  readonly exam: Exam;
  /** The year whose ranks the list imitates. */
  readonly like: number;
  /** The factor for ranks. @default 1 */
  readonly factor?: number;
  /** The factor for the number of candidates. @default 1 */
  readonly times?: number;
  /** The most rows. @default all */
  readonly most?: number;
}

/** The lines of a made-up allotment list in official form: one candidate per line, by rank. */
export const allotmentLines = (
  cells: readonly CutoffCell[],
  { exam, like, factor = 1, times = 1, most = Infinity }: ListOptions,
): string[] => {
  /** Maps a taken rank to a later rank; following the chain leads to the next free rank. */
  const next = new Map<number, number>();
  const free = (wanted: number): number => {
    let rank = wanted;
    for (let after = next.get(rank); after !== undefined; after = next.get(rank)) {
      next.set(rank, next.get(after) ?? after);
      rank = after;
    }
    next.set(rank, rank + 1);
    return rank;
  };
  const candidates: { readonly rank: number; readonly seat: string }[] = [];
  for (const cell of cells) {
    const row = cell.exam === exam && cell.years.find(({ year }) => year === like);
    if (!row) continue;
    const pool = `${pools[cell.allottedCategory]} ${cell.ph}`;
    const seat = [
      codes[cell.quota] ?? quoted(cell.quota),
      quoted(`${cell.institute.toUpperCase()},  Main Road`),
      quoted(cell.subject),
      pool,
      pool,
      'Allotted',
    ].join();
    const count = row.admits * times;
    for (let at = 0; at < count && candidates.length < most; at += 1) {
      const share = count === 1 ? 1 : at / (count - 1);
      const rank = Math.round(factor * (row.minAir + share * (row.maxAir - row.minAir)));
      candidates.push({ rank: free(Math.max(1, rank)), seat });
    }
  }
  return candidates
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank, seat }, index) => `${index + 1},${rank},${seat}`);
};

/** The lines of a list of opening and closing ranks, as counsellors write it. */
export const rankLines = (
  cells: readonly CutoffCell[],
  { exam, like, factor = 1 }: Pick<ListOptions, 'exam' | 'like' | 'factor'>,
): string[] =>
  cells.flatMap((cell) => {
    const row = cell.exam === exam && cell.years.find(({ year }) => year === like);
    if (!row) return [];
    const pool = `${pools[cell.allottedCategory]} ${cell.ph}`;
    const ranks = [row.minAir, row.maxAir].map((rank) => Math.max(1, Math.round(factor * rank)));
    return [
      [
        cell.instituteCode,
        quoted(cell.subject),
        quoted(cell.quota),
        pool,
        ...ranks,
        row.admits,
      ].join(),
    ];
  });

export const rankHeadings = 'Institute Code,Course,Quota,Category,Opening Rank,Closing Rank,Admits';
