import { style } from '../../css/style.ts';
import { unseen } from '../../css/unseen.ts';

export const hidden = style(unseen);
