import { style } from '@vanilla-extract/css';
import { columns } from '../../layouts/Columns.css.ts';

/** Who one is and the rank beside it, equally high. */
export const top = style([columns, { alignItems: 'stretch' }]);
