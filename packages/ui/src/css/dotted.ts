import { vars } from '../theme/index.ts';

/** The dot before an item. */
const point = {
  content: '"·"',
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space.sm})`,
  width: vars.space.sm,
  textAlign: 'center',
} as const;

/** Items separated by dots. No dot begins or ends a line: the row clips the dot that would begin one. */
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
