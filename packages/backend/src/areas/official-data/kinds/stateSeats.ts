import { seatKindOf, trustedRanks, type StateRank } from '@seatwise/official-data';
import type { College } from '../../../reference/referenceData.ts';
import type { NamedCollege } from '../collegeNames.ts';
import type { RowReader } from '../rowReader.ts';
import { finderOf, type StateAuthority } from './stateAuthority.ts';
import {
  closingOf,
  figuresIn,
  rankIn,
  together,
  type Figures,
  type StateField,
} from './stateFigures.ts';
import { rowOfRank, stateKeyOf, type StateRow } from './stateRow.ts';

type Reader = RowReader<StateField>;

interface Seat {
  readonly rank: Omit<StateRank, keyof Figures>;
  readonly college: College['kind'];
  readonly line: number;
  readonly spellings: Set<string>;
  figures: Figures;
}

/** Gathers the seats of a list, leaving out contradictory ones. */
const gatherSeats = (reader: Reader, authority: StateAuthority) => {
  const seats = new Map<string, Seat>();
  return {
    add: (rank: Seat['rank'], figures: Figures, college: Seat['college']): true | undefined => {
      const key = stateKeyOf(rowOfRank(rank));
      const spelling = `${reader.cell('college')}|${reader.cell('quota')}`;
      const known = seats.get(key);
      if (known && !reader.has('rank') && known.spellings.has(spelling))
        return reader.refuse('doubled row', `${closingOf(figures)}, as in row ${known.line}`);
      const seat = known ?? { rank, college, line: reader.line(), spellings: new Set(), figures };
      if (known) known.figures = together(known.figures, figures);
      seat.spellings.add(spelling);
      seats.set(key, seat);
      return true;
    },
    finish: (): { readonly row: StateRow; readonly line: number }[] => {
      const all = Array.from(seats.values(), ({ rank, figures, college, line }) => ({
        rank: { ...rank, ...figures },
        college,
        line,
        isMisread: false,
      }));
      const { ranks } = trustedRanks(authority, all);
      const trusted = new Set(ranks);
      const kept = all.filter(({ rank }) => trusted.has(rank));
      const lines = new Set(kept.map(({ line }) => line));
      for (const { rank, line } of all) {
        if (trusted.has(rank)) continue;
        const value = `${rank.category} closes at ${closingOf(rank)}`;
        const problem = 'contradicts the other seats';
        if (lines.has(line)) reader.warn(problem, value, line);
        else reader.reject(line, problem, value);
        lines.add(line);
      }
      return kept.map(({ rank, line }) => ({ row: rowOfRank(rank), line }));
    },
  };
};

/** Reads the seats of rows, one for each category that the row names. */
export const createStateSeats = (reader: Reader, authority: StateAuthority) => {
  const { cell, refuse, warn } = reader;
  const seats = gatherSeats(reader, authority);
  const codeOf = finderOf(Object.keys(authority.codes));
  const quotaOf = finderOf(authority.kinds.flatMap(({ quotas = [] }) => quotas));

  const figuresOf = (text: string): Figures => {
    const figures = figuresIn(reader);
    const rank = rankIn(reader.has('rank') ? cell('rank') : text, reader);
    if (rank === undefined) return figures;
    return together(
      reader.has('rank') ? { opening: rank, closing: rank, allotted: 1 } : { closing: rank },
      figures,
    );
  };

  return {
    /** Converts a heading or a cell to the authority's category code. */
    codeOf,
    /** Adds the row's seat in a category; returns whether it could be used. */
    add: (
      { code, kind: kindOfCollege = null }: NamedCollege,
      course: string,
      [written, text]: readonly [code: string, text: string],
    ): true | undefined => {
      const category = codeOf(written);
      if (category === undefined)
        return refuse('category code that the authority has not', written);
      const quota = quotaOf(cell('quota')) ?? cell('quota');
      const kind = seatKindOf(authority, quota, category, kindOfCollege);
      if (!kind) return refuse('quota that the authority has not', quota || written);
      if (authority.codes[category] === null) warn('code that no source explains', written);
      const figures = figuresOf(text);
      const closing = closingOf(figures);
      if (closing === undefined) return refuse('no rank', text || cell('closingRank'));
      if ((figures.opening ?? 0) > closing)
        return refuse('opening after closing', `${figures.opening} to ${closing}`);
      return seats.add({ code, course, kind, category }, figures, kindOfCollege);
    },
    finish: seats.finish,
  };
};
