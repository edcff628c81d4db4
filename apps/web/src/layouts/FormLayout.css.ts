import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 'inherit',
  padding: `${vars.space.md} ${vars.space.gutter}`,
  '@media': { [breakpoints.tablet]: { paddingBlock: vars.space.xl } },
});

export const column = style({ width: '100%', maxWidth: vars.width.dialog });

/** Where there is room, the form is beside what an account gives. */
export const columns = style([
  column,
  {
    '@media': {
      [breakpoints.wide]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) ${vars.width.dialog}`,
        gap: vars.space.lg,
        maxWidth: `calc(${vars.width.dialog} + ${vars.width.field})`,
      },
    },
  },
]);

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
