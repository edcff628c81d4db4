import { tones, type Theme } from './tokens.ts';

/** WCAG 2.2's contrast of two opaque colours. */
const luminance = (color: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
};

export type Pair = readonly [what: string, foreground: string, background: string];

export const surfaces = ['page', 'surface', 'sunken', 'hover'] as const;

/** Pairs of a text colour and its background, with at least 4.5:1. */
export const texts = ({ foreground, background, accent }: Theme): Pair[] => [
  ...surfaces.map((surface): Pair => [
    `own rank on ${surface}`,
    accent.youText,
    background[surface],
  ]),
  ...surfaces.flatMap((surface) =>
    (
      ['default', 'muted', 'neutral', 'accent', 'positive', 'info', 'caution', 'critical'] as const
    ).map((role): Pair => [`${role} on ${surface}`, foreground[role], background[surface]]),
  ),
  ...tones.map((tone): Pair => [
    `${tone} on its soft fill`,
    foreground[tone],
    background[`${tone}Soft`],
  ]),
  ...tones.map((tone): Pair => [
    `default on ${tone}Soft`,
    foreground.default,
    background[`${tone}Soft`],
  ]),
  ...tones.map((tone): Pair => [
    `muted on ${tone}Soft`,
    foreground.muted,
    background[`${tone}Soft`],
  ]),
  ...(['accent', 'accentHover', 'accentActive'] as const).map((fill): Pair => [
    `onAccent on ${fill}`,
    foreground.onAccent,
    background[fill],
  ]),
  ...(['critical', 'criticalHover', 'criticalActive'] as const).map((fill): Pair => [
    `onCritical on ${fill}`,
    foreground.onCritical,
    background[fill],
  ]),
  ...(['hero', 'heroEnd'] as const).flatMap((fill): Pair[] => [
    [`onHero on ${fill}`, foreground.onHero, background[fill]],
    [`onHeroMuted on ${fill}`, foreground.onHeroMuted, background[fill]],
  ]),
];

/** The mark of the student's rank shows by its fill or by its edge, whichever has more contrast. */
const ownRankOn = ({ accent: { you, youEdge } }: Theme, behind: string): string =>
  contrast(you, behind) > contrast(youEdge, behind) ? you : youEdge;

/** Pairs with lines and fills that carry meaning, with at least 3:1. */
export const shapes = (theme: Theme): Pair[] => {
  const { border, background } = theme;
  return [
    ...surfaces.map((surface): Pair => [
      `own rank on ${surface}`,
      ownRankOn(theme, background[surface]),
      background[surface],
    ]),
    ['accent line around the own rank', border.accent, ownRankOn(theme, border.accent)],
    ...surfaces.flatMap((surface) =>
      (['control', 'focus', ...tones] as const).map((role): Pair => [
        `${role} line on ${surface}`,
        border[role],
        background[surface],
      ]),
    ),
    ...tones.map((tone): Pair => [
      `${tone} line on its soft fill`,
      border[tone],
      background[`${tone}Soft`],
    ]),
    ...surfaces.map((surface): Pair => [
      `accent fill on ${surface}`,
      background.accent,
      background[surface],
    ]),
    ['focus ring on its gap', border.focus, border.focusGap],
  ];
};
