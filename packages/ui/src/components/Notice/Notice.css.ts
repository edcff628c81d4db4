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
    // The notice is no wider than its text, so that a short one does not stretch into an empty band.
    width: 'fit-content',
    maxWidth: '100%',
    padding: vars.space.sm,
    paddingInlineStart: vars.space.md,
    border: `${vars.line.thin} solid`,
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: toneVariants,
    compact: {
      true: {
        alignItems: 'center',
        gap: vars.space.xs,
        padding: vars.space.xxs,
        paddingInlineStart: vars.space.sm,
        fontSize: vars.size.small,
        lineHeight: vars.leading.small,
      },
    },
  },
});

export const iconWrapper = style({ display: 'flex', paddingBlock: vars.space.hair });

export const content = style({
  minWidth: 0,
  maxWidth: vars.width.subtitle,
  textWrapStyle: 'pretty',
  color: vars.foreground.default,
  selectors: { '[role=status] > &': { animation: delayedLiveText } },
});
export const title = style({ fontWeight: vars.weight.semibold });
