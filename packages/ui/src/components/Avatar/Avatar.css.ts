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
      small: { width: vars.square.small, height: vars.square.small, fontSize: vars.size.small },
      medium: { width: vars.square.medium, height: vars.square.medium },
      large: {
        width: vars.square.portrait,
        height: vars.square.portrait,
        fontSize: vars.size.headline,
      },
    },
  },
});
