import type { DataTableState } from '@seatwise/ui';
import type { Drafts } from '../../../services/drafts.ts';

/** The ticked rows of results, by their index. */
type Ticks = DataTableState['rowSelection'];

/** The results that ticks belong to: those of another question have other rows at the same places. */
interface Ticked {
  readonly question: string;
  readonly count: number;
}

/** The ticks of results, stored in the tab so that the way back from a college finds them. */
export const ticksOf = (drafts: Pick<Drafts, 'keep' | 'read'>, { question, count }: Ticked) => ({
  read: (): Ticks => {
    const stored = Object(drafts.read('ticks')) as Partial<Ticked> & { readonly ticks?: Ticks };
    return stored.question === question && stored.count === count ? (stored.ticks ?? {}) : {};
  },
  write: (ticks: Ticks): void => drafts.keep('ticks', { question, count, ticks }),
});
