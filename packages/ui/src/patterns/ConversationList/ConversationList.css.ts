import { forcedColors } from '../../theme/breakpoints.ts';
import { focusRingInside } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

/** The viewport is as high as its container, up to a maximum. */
export const viewport = style({
  height: '100%',
  maxHeight: vars.height.chatMax,
  overflow: 'auto',
});

export const list = style({ position: 'relative' });

/** Rows out of view are not laid out, because a backend without pages lists thousands. */
export const item = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.layout.nav}`,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  width: '100%',
  minHeight: vars.layout.nav,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: 0,
  borderInlineStart: `${vars.line.bar} solid transparent`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
});

export const entry = style({
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.background.hover },
    '&:focus-visible': focusRingInside,
    '&[aria-current="true"]': {
      backgroundColor: vars.background.accentSoft,
      borderInlineStartColor: vars.border.accent,
    },
  },
  '@media': {
    // Otherwise forced colours would draw the transparent border, and every entry would look like the open one.
    [forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current="true"]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const text = style({ display: 'grid', gap: vars.space.hair, minWidth: 0 });
