import type { DataTableState } from '@seatwise/ui';
import type { Drafts } from '../../../services/drafts.ts';

/** The ticked rows of results, by their index. */
type Ticks = DataTableState['rowSelection'];

/** The results that ticks belong to; another question has other rows at the same indexes. */
interface Ticked {
  readonly question: string;
  readonly count: number;
}

/** The ticks of results, stored in the tab so that they are still set on return from a college. */
export const ticksOf = (drafts: Pick<Drafts, 'keep' | 'read'>, { question, count }: Ticked) => ({
  read: (): Ticks => {
    const stored = Object(drafts.read('ticks')) as Partial<Ticked> & { readonly ticks?: Ticks };
    return stored.question === question && stored.count === count ? (stored.ticks ?? {}) : {};
  },
  write: (ticks: Ticks): void => drafts.keep('ticks', { question, count, ticks }),
});
