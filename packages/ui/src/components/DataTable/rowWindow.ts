/** How many rows are drawn beyond the edges, so that neither scrolling nor the Tab key meets a gap. */
const beyond = 8;

/** How many are drawn before it is known how high they are. */
const atFirst = 30;

export interface RowWindow {
  /** The first row that is drawn. */
  readonly from: number;
  /** The one after the last. */
  readonly to: number;
}

export interface Sight {
  /** The height of a row, the same for all; 0 while it is not known. */
  readonly rowHeight: number;
  /** How much of the rows has been scrolled past. */
  readonly past: number;
  /** How much of them is seen at most. */
  readonly seen: number;
}

/** Which of so many rows are drawn. */
export const rowWindow = ({ rowHeight, past, seen }: Sight, count: number): RowWindow => {
  if (rowHeight === 0) return { from: 0, to: Math.min(count, atFirst) };
  const first = Math.min(Math.max(0, Math.floor(past / rowHeight)), Math.max(0, count - 1));
  const most = Math.ceil(seen / rowHeight) + 1;
  return { from: Math.max(0, first - beyond), to: Math.min(count, first + most + beyond) };
};
