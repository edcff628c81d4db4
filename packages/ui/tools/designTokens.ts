/** The theme in the Design Tokens format (designtokens.org, 2025.10), for designers' tools. */
import { dark } from '../src/theme/dark.ts';
import { light } from '../src/theme/light.ts';
import { darkMore, lightMore } from '../src/theme/moreContrast.ts';
import { scale } from '../src/theme/scale.ts';

interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}
type Values = Readonly<Record<string, Readonly<Record<string, string>>>>;

const colour = (css: string): object => {
  const figures = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const components = figures.slice(0, 3).map((figure) => Number((figure / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha: (figures[3] ?? 100) / 100 };
};

const measure = (css: string): object => ({
  value: Number.parseFloat(css),
  unit: /[a-z]+$/.exec(css)?.[0] ?? 'px',
});

const shadow = (css: string): object => {
  const [, lengths = '', paint = ''] = /^(.+?) (rgb\(.+\))$/.exec(css) ?? [];
  const [offsetX = '0', offsetY = '0', blur = '0'] = lengths.split(' ');
  return {
    color: colour(paint),
    offsetX: measure(offsetX),
    offsetY: measure(offsetY),
    blur: measure(blur),
    spread: measure('0'),
  };
};

/** Nothing for a value that the format cannot say, such as one in `ch`. */
const tokenOf = (group: string, css: string): Token | undefined => {
  const [, widest] = /^clamp\(.*, (.+)\)$/.exec(css) ?? [];
  if (widest) return { $type: 'dimension', $value: measure(widest), $description: css };
  if (group === 'font') return { $type: 'fontFamily', $value: css.replaceAll('"', '').split(', ') };
  if (group === 'weight') return { $type: 'fontWeight', $value: Number(css) };
  if (group === 'elevation') return { $type: 'shadow', $value: css.split(/, (?=\d)/).map(shadow) };
  if (/^(#|rgb)/.test(css)) return { $type: 'color', $value: colour(css) };
  if (/^(0|[\d.]+(px|rem))$/.test(css)) return { $type: 'dimension', $value: measure(css) };
  if (/^\d+ms$/.test(css)) return { $type: 'duration', $value: measure(css) };
  if (/^[\d.]+$/.test(css)) return { $type: 'number', $value: Number(css) };
  if (css.startsWith('cubic-bezier'))
    return { $type: 'cubicBezier', $value: css.slice(13, -1).split(',').map(Number) };
  return undefined;
};

const tokensOf = (values: Values): object =>
  Object.fromEntries(
    Object.entries(values).flatMap(([group, named]) => {
      const tokens = Object.entries(named).flatMap(([name, css]) => {
        const token = tokenOf(group, css);
        return token ? [[name, token] as const] : [];
      });
      return tokens.length > 0 ? [[group, Object.fromEntries(tokens)]] : [];
    }),
  );

/** `more` is for people who ask for more contrast. */
export const designTokens = (): object => ({
  $description: 'The theme of @seatwise/ui. Lengths in ch, em and dvh are in CSS alone.',
  ...tokensOf(scale),
  light: { ...tokensOf({ ...light }), more: tokensOf({ ...lightMore }) },
  dark: { ...tokensOf({ ...dark }), more: tokensOf({ ...darkMore }) },
});
