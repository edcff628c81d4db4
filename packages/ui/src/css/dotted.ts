import { vars } from '../theme/index.ts';

/** The point before an item. */
const point = {
  content: '"·"',
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space.sm})`,
  width: vars.space.sm,
  textAlign: 'center',
} as const;

/** Items that are parted by points, of which none begins or ends a line: what would begin one is cut off. */
export const dotted = {
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.sm,
    overflowX: 'clip',
  },
  item: { position: 'relative', minWidth: 0 },
  point,
} as const;
