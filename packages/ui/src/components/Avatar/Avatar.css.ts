import { recipe } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const avatar = recipe({
  base: {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    border: `${vars.line.thin} solid transparent`,
    color: vars.foreground.onAccent,
    backgroundColor: vars.background.accent,
    fontWeight: vars.weight.semibold,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: {
    size: {
      small: { width: '32px', height: '32px', fontSize: vars.size.small },
      medium: { width: '40px', height: '40px' },
      large: { width: '72px', height: '72px', fontSize: vars.size.headline },
    },
  },
});
