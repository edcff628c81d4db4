import { describe, expect, it } from 'vitest';
import { contrast, shapes, surfaces, texts } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { darkMore, lightMore } from './moreContrast.ts';

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
