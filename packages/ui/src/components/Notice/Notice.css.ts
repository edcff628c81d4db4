import { keyframes } from '@vanilla-extract/css';
import { recipe, style } from '../../css/style.ts';
import { toneVariants } from '../../css/tone.ts';
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

export const picture = style({ display: 'flex', paddingBlock: vars.space.hair });

const unsaid = keyframes({ from: { visibility: 'hidden' } });

/**
 * What is read out is a change of a region that is there already, and a notice comes together with
 * its words. So they show a moment later, in the place kept for them; nothing moves meanwhile.
 */
export const words = style({
  minWidth: 0,
  color: vars.foreground.default,
  selectors: { '[role=status] > &': { animation: `${unsaid} 0s ${vars.motion.pause} backwards` } },
});
export const title = style({ fontWeight: vars.weight.semibold });
