import { globalStyle } from '@vanilla-extract/css';
import { dotted } from '../../css/dotted.ts';
import { recipe, style } from '../../css/style.ts';

export const inline = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
    },
    wrap: { true: { flexWrap: 'wrap' }, false: { flexWrap: 'nowrap' } },
  },
});

export const dottedRow = style(dotted.row);
globalStyle(`${dottedRow} > *`, dotted.item);
globalStyle(`${dottedRow} > *::before`, dotted.point);
