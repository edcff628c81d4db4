import { focusRing, whereFocusVisible } from './focusRing.ts';
import { recipe } from './style.ts';
import { touchTarget } from './touchTarget.ts';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/index.ts';

const enabled = ':not(:disabled):not([aria-disabled="true"])';

/** The background colours when idle, on hover and while pressed. */
const fill = (rest: string, hover: string, active: string) => ({
  backgroundColor: rest,
  selectors: {
    [`&:hover${enabled}`]: { backgroundColor: hover },
    [`&:active${enabled}`]: { backgroundColor: active },
  },
});

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    // The transparent border becomes visible in forced colours mode, which drops background colours.
    border: `${vars.line.thin} solid transparent`,
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.heading,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick} ${vars.motion.easing}, border-color ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      [whereFocusVisible]: focusRing,
      '&:disabled, &[aria-disabled="true"]:not([data-loading])': {
        cursor: 'not-allowed',
        opacity: 0.55,
      },
      '&[data-loading]': { cursor: 'progress' },
    },
  },
  variants: {
    tone: {
      primary: {
        color: vars.foreground.onAccent,
        ...fill(vars.background.accent, vars.background.accentHover, vars.background.accentActive),
      },
      secondary: {
        color: vars.foreground.default,
        borderColor: vars.border.control,
        ...fill(vars.background.surface, vars.background.hover, vars.background.sunken),
      },
      quiet: {
        color: vars.foreground.accent,
        ...fill('transparent', vars.background.accentSoft, vars.background.accentSoft),
      },
      text: {
        color: vars.foreground.accent,
        textAlign: 'start',
        ...fill('transparent', 'transparent', 'transparent'),
      },
      critical: {
        color: vars.foreground.onCritical,
        ...fill(
          vars.background.critical,
          vars.background.criticalHover,
          vars.background.criticalActive,
        ),
      },
    },
    size: {
      medium: {
        minHeight: vars.target.control,
        padding: `${vars.space.xs} ${vars.space.lg}`,
      },
      compact: {
        minHeight: vars.target.compact,
        padding: `${vars.space.xxs} ${vars.space.sm}`,
        fontSize: vars.size.small,
      },
    },
    wide: { true: { width: '100%' } },
    flush: {
      true: {
        // A compact button moves out by its padding and border.
        marginInline: `calc(-1 * (${vars.space.sm} + ${vars.line.thin}))`,
        // With forced colours the border shows, and lines up instead.
        '@media': { [forcedColors]: { marginInline: 0 } },
      },
    },
    coversCard: {
      true: { selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } },
    },
  },
  // An inline button is no higher than its line of text.
  compoundVariants: (['medium', 'compact'] as const).map((size) => ({
    variants: { tone: 'text' as const, size },
    style: {
      display: 'inline-block',
      maxWidth: '100%',
      minHeight: vars.target.minimum,
      padding: 0,
      verticalAlign: 'middle',
      // The button truncates wherever the text around it does.
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      borderRadius: vars.radius.small,
      // A visible border would touch the words; underlining marks the button instead.
      '@media': {
        [forcedColors]: { borderColor: 'Canvas', textDecoration: 'underline' },
        ...touchTarget,
      },
      selectors: {
        [`&:hover${enabled}`]: {
          textDecoration: 'underline',
          textUnderlineOffset: vars.underline.near,
        },
      },
    },
  })),
});
