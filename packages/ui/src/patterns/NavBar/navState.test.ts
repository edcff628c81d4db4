import { describe, expect, it } from 'vitest';
import { isSolid } from './navState.ts';

describe('isSolid', () => {
  it.each([
    [0, 800, false],
    [719, 800, false],
    [720, 800, false],
    [720.5, 800, true],
    [721, 800, true],
    [560, 640, false],
    [561, 640, true],
    [4000, 640, true],
  ])('NAV-03: scrolled by %d in a viewport %d high is %s', (scrollY, height, solid) => {
    expect(isSolid(scrollY, height)).toBe(solid);
  });
});
