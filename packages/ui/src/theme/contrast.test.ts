import { describe, expect, it } from 'vitest';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { darkMore, lightMore } from './moreContrast.ts';
import { tones, type Theme } from './tokens.ts';

/** WCAG 2.2's contrast of two opaque colours. */
const luminance = (color: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
};

type Pair = readonly [what: string, foreground: string, background: string];

const surfaces = ['page', 'surface', 'sunken', 'hover'] as const;

const texts = ({ foreground, background }: Theme): Pair[] => [
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

const shapes = ({ border, background }: Theme): Pair[] => [
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

const withMore = [
  ['light', { ...light, ...lightMore }],
  ['dark', { ...dark, ...darkMore }],
] as const;

describe.each(withMore)('%s with more contrast', (_, theme) => {
  const plainTexts = texts(theme).filter(([what]) => !/^on(Accent|Critical) /.test(what));
  it.each(plainTexts)('text reaches 7:1: %s', (__, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(7);
  });

  const lines = shapes(theme).filter(([what]) => !what.startsWith('accent fill'));
  it.each(lines)('lines reach 4.5:1: %s', (__, line, background) => {
    expect(contrast(line, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('cards and rows are separated at 4.5:1 on %s', (surface) => {
    expect(contrast(theme.border.subtle, theme.background[surface])).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, theme) => {
  it.each(texts(theme))('text reaches 4.5:1: %s', (__, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes(theme))('shapes reach 3:1: %s', (__, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(3);
  });
});
