import { style } from '@vanilla-extract/css';
import { columns } from '../../layouts/Columns.css.ts';

/** Profile and rank, stretched to the same height. */
export const top = style([columns, { alignItems: 'stretch' }]);
