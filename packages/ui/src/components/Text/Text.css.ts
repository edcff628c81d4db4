import { recipe } from '../../css/style.ts';
import { tones, vars } from '../../theme/index.ts';

const toneColors = Object.fromEntries(
  tones.map((tone) => [tone, { color: vars.foreground[tone] }]),
) as Record<(typeof tones)[number], { color: string }>;

export const text = recipe({
  base: { maxWidth: vars.width.line, textWrapStyle: 'pretty' },
  variants: {
    size: {
      lead: { fontSize: vars.size.title, lineHeight: vars.leading.body },
      body: { fontSize: vars.size.body, lineHeight: vars.leading.body },
      small: { fontSize: vars.size.small, lineHeight: vars.leading.small },
      caption: { fontSize: vars.size.caption, lineHeight: vars.leading.small },
    },
    tone: {
      ...toneColors,
      inherit: {},
      default: { color: vars.foreground.default },
      muted: { color: vars.foreground.muted },
      you: { color: vars.accent.youText },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      semibold: { fontWeight: vars.weight.semibold },
    },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    truncate: {
      true: {
        maxWidth: 'none',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  },
});
