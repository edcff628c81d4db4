import type { CollegeKind } from '@seatwise/api-client/contract/prediction';
import { poolOf, type Authority } from './authorities.ts';
import type { StateRank } from './stateLists.ts';

/** A seat in a list, with the kind of its college. */
interface ReadRank {
  readonly rank: StateRank;
  readonly college: CollegeKind | null;
  readonly isMisread: boolean;
}

/** How many seats of a round were left out because the list must be wrong about them. */
export interface LeftOut {
  /** Seats that the list file marks as misread. */
  readonly misread: number;
  /** Seats that close later than the authority's data allows. */
  readonly distrusted: number;
  /** Reserved seats that close before the open seat, or the open seat if most of them do. */
  readonly outOfOrder: number;
}

/** undefined if the list only has merit within a category, which compares with no other. */
const closingOf = ({ closing, closingMerit }: StateRank): number | undefined =>
  closing ?? closingMerit;

const closesBefore = (a: StateRank, b: StateRank): boolean =>
  (closingOf(a) ?? Infinity) < (closingOf(b) ?? 0);

/** A key shared by competing seats: those of one college, course, kind and set of claims. */
const groupOf = (authority: Authority, rank: StateRank): string | undefined => {
  const pool = rank.kind.ownCategories ? undefined : poolOf(authority, rank.category);
  return pool && JSON.stringify([rank.code, rank.course, rank.kind.key, pool.claims]);
};

/** The fewest seats of a group whose removal resolves its contradictions. */
const contradicting = (
  group: readonly StateRank[],
  isOpen: (rank: StateRank) => boolean,
): readonly StateRank[] => {
  const open = group.find(isOpen);
  const reserved = group.filter((rank) => !isOpen(rank));
  const before = open ? reserved.filter((rank) => closesBefore(rank, open)) : [];
  return open && before.length > reserved.length / 2 ? [open] : before;
};

/** The ranks of a round without those that must be wrong. */
export const trustedRanks = (
  authority: Authority,
  read: readonly ReadRank[],
): { readonly ranks: readonly StateRank[]; readonly leftOut: LeftOut } => {
  const { distrusted, categories } = authority;
  const readable = read.filter(({ isMisread }) => !isMisread);
  const kept = readable
    .filter(
      ({ rank, college }) =>
        !distrusted ||
        college !== distrusted.colleges ||
        (rank.closing ?? 0) <= distrusted.closingBehind,
    )
    .map(({ rank }) => rank);
  const openKeys = new Set(categories.flatMap(({ key, isOpen }) => (isOpen ? [key] : [])));
  const isOpen = ({ category }: StateRank) =>
    openKeys.has(poolOf(authority, category)?.category ?? '');
  const groups = Map.groupBy(kept, (rank) => groupOf(authority, rank));
  groups.delete(undefined);
  const strange = new Set([...groups.values()].flatMap((group) => contradicting(group, isOpen)));
  return {
    ranks: kept.filter((rank) => !strange.has(rank)),
    leftOut: {
      misread: read.length - readable.length,
      distrusted: readable.length - kept.length,
      outOfOrder: strange.size,
    },
  };
};
