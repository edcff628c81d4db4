import { focusRing, whereFocusVisible } from '../../css/focusRing.ts';
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
    // Each line takes the text direction of its content.
    unicodeBidi: 'plaintext',
    whiteSpace: 'pre-wrap',
  },
  variants: {
    from: {
      own: { borderEndEndRadius: vars.radius.small },
      other: {
        backgroundColor: vars.background.neutralSoft,
        borderEndStartRadius: vars.radius.small,
      },
    },
    // A message has its full colour only once it is delivered.
    delivery: {
      sent: {},
      sending: { backgroundColor: vars.background.accentSoft },
      'not delivered': { borderColor: vars.border.critical },
    },
  },
  compoundVariants: [
    {
      variants: { from: 'own', delivery: 'sent' },
      style: { color: vars.foreground.onAccent, backgroundColor: vars.background.accent },
    },
  ],
});

/** The link has the bubble's text colour, because the bubble may be light on the accent colour. */
export const address = style({
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: vars.underline.near,
  selectors: {
    '&:hover': { textDecorationThickness: vars.line.thick },
    [whereFocusVisible]: focusRing,
  },
});

/** A number moves whole to the next line, and breaks only if it is wider than a line. */
export const phone = style({ display: 'inline-block' });

export const meta = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.xs}`,
    paddingInline: vars.space.xxs,
    color: vars.foreground.muted,
    fontSize: vars.size.caption,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { from: { own: { justifyContent: 'flex-end' }, other: {} } },
});

export const state = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });

export const failed = style({ color: vars.foreground.critical, fontWeight: vars.weight.semibold });
