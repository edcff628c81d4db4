import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const form = style({ display: 'grid', gap: vars.space.md, minWidth: 0 });
