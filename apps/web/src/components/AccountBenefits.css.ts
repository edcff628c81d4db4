import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const benefits = style({
  display: 'none',
  alignContent: 'center',
  gap: vars.space.md,
  padding: vars.space.xl,
  borderRadius: vars.radius.card,
  color: vars.foreground.onHero,
  backgroundColor: vars.background.hero,
  backgroundImage: `linear-gradient(115deg, ${vars.background.hero} 30%, ${vars.background.heroEnd})`,
  '@media': {
    [breakpoints.wide]: { display: 'grid' },
    '(forced-colors: active)': { color: 'CanvasText', border: `${vars.line.thin} solid` },
  },
});

export const benefit = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
