import { patternRecipe as recipe, patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const row = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.hair,
    maxWidth: `min(85%, ${vars.width.dialog})`,
  },
  variants: {
    from: {
      own: { alignSelf: 'flex-end', alignItems: 'flex-end' },
      other: { alignSelf: 'flex-start', alignItems: 'flex-start' },
    },
  },
});

export const bubble = recipe({
  base: {
    padding: `${vars.space.xs} ${vars.space.sm}`,
    border: `${vars.line.thin} solid transparent`,
    borderRadius: vars.radius.card,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  variants: {
    from: {
      own: {
        color: vars.foreground.onAccent,
        backgroundColor: vars.background.accent,
        borderEndEndRadius: vars.radius.small,
      },
      other: {
        backgroundColor: vars.background.neutralSoft,
        borderEndStartRadius: vars.radius.small,
      },
    },
    pale: { true: { opacity: 0.7 } },
  },
});

export const meta = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const failed = style({ color: vars.foreground.critical, fontWeight: vars.weight.semibold });
