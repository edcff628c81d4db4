import { currentEntryForced } from '../../css/currentEntry.ts';
import { focusRing } from '../../css/focusRing.ts';
import { style } from '../../css/style.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
});

export const pages = style({
  display: 'none',
  gap: vars.space.xxs,
  alignItems: 'center',
  '@media': { [breakpoints.tablet]: { display: 'flex' } },
});

export const page = style({
  minWidth: vars.target.compact,
  height: vars.target.compact,
  padding: `0 ${vars.space.xs}`,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.background.hover },
    '&:focus-visible': focusRing,
    '&[aria-current="page"]': {
      color: vars.foreground.accent,
      borderColor: vars.border.accent,
      backgroundColor: vars.background.accentSoft,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': currentEntryForced,
});

export const gap = style({ paddingInline: vars.space.xxs, color: vars.foreground.muted });

export const position = style({
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.foreground.muted,
});

/** The position, which replaces the page numbers on a phone. */
export const onPhone = style({ '@media': { [breakpoints.tablet]: { display: 'none' } } });
