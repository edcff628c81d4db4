import { describe, expect, it } from 'vitest';
import { rowWindow } from './rowWindow.ts';

describe('rowWindow', () => {
  it.each([
    ['before a row was measured', { rowHeight: 0, past: 0, seen: 0 }, 1000, [0, 30]],
    ['of few rows all', { rowHeight: 40, past: 0, seen: 400 }, 5, [0, 5]],
    ['at the top', { rowHeight: 40, past: 0, seen: 400 }, 1000, [0, 19]],
    ['above the top', { rowHeight: 40, past: -90, seen: 400 }, 1000, [0, 19]],
    ['in the middle', { rowHeight: 40, past: 20_010, seen: 400 }, 1000, [492, 519]],
    ['at the end', { rowHeight: 40, past: 39_600, seen: 400 }, 1000, [982, 1000]],
    ['beyond the end', { rowHeight: 40, past: 90_000, seen: 400 }, 1000, [991, 1000]],
    ['of nothing', { rowHeight: 40, past: 80, seen: 400 }, 0, [0, 0]],
  ] as const)('%s', (_, sight, count, [from, to]) => {
    expect(rowWindow(sight, count)).toEqual({ from, to });
  });
});
