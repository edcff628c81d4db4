import { recipe, style } from '../../css/style.ts';
import { toneVariants } from '../../css/tone.ts';
import { delayedLiveText } from '../../css/delayedLiveText.css.ts';
import { vars } from '../../theme/index.ts';

export const notice = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: vars.space.sm,
    padding: vars.space.sm,
    paddingInlineStart: vars.space.md,
    border: `${vars.line.thin} solid`,
    borderRadius: vars.radius.control,
  },
  variants: { tone: toneVariants },
});

export const iconWrapper = style({ display: 'flex', paddingBlock: vars.space.hair });

export const content = style({
  minWidth: 0,
  maxWidth: vars.width.line,
  color: vars.foreground.default,
  selectors: { '[role=status] > &': { animation: delayedLiveText } },
});
export const title = style({ fontWeight: vars.weight.semibold });
