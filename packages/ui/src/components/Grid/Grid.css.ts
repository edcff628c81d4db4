import { globalStyle } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { layers, vars } from '../../theme/index.ts';
import { recipe } from '../../css/style.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = recipe({
  base: { display: 'grid', gridTemplateColumns: columns(1) },
  variants: {
    columns: {
      2: { '@media': { [breakpoints.tablet]: { gridTemplateColumns: columns(2) } } },
      3: {
        '@media': {
          [breakpoints.tablet]: { gridTemplateColumns: columns(2) },
          [breakpoints.wide]: { gridTemplateColumns: columns(3) },
        },
      },
      4: {
        '@media': {
          [breakpoints.tablet]: { gridTemplateColumns: columns(2) },
          [breakpoints.wide]: { gridTemplateColumns: columns(4) },
        },
      },
      fill: {
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.column}), 1fr))`,
      },
    },
  },
});

/** When three cells are laid out in two columns, the last fills its row instead of leaving a hole. */
globalStyle(`${grid.classNames.variants.columns[3]} > :last-child:nth-child(2n + 3)`, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [breakpoints.tablet]: { gridColumn: '1 / -1' },
        [breakpoints.wide]: { gridColumn: 'auto' },
      },
    },
  },
});
