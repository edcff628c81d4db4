import { focusRingInside } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const list = style({ display: 'grid', alignContent: 'start', overflow: 'auto' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  width: '100%',
  minHeight: vars.layout.nav,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: 0,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.background.hover },
    '&:focus-visible': focusRingInside,
    '&[aria-current="true"]': {
      backgroundColor: vars.background.accentSoft,
      boxShadow: `inset ${vars.line.bar} 0 0 ${vars.border.accent}`,
    },
  },
});
