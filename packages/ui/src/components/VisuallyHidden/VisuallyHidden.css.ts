import { style } from '../../css/style.ts';
import { visuallyHidden } from '../../css/visuallyHidden.ts';

export const hidden = style(visuallyHidden);
