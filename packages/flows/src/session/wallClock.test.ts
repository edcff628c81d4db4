import { day } from '@seatwise/api-client/contract/constants/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWallClock } from './wallClock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createWallClock', () => {
  it.each([1, 59_999, 60_000, 60_001, 60 * day])('rings after exactly %d ms', (delay) => {
    const ring = vi.fn<() => void>();
    createWallClock(Date.now).setTimeout(ring, delay);
    vi.advanceTimersByTime(delay - 1);
    expect(ring).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(2);
    expect(ring).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2 * day);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('rings within a minute of waking up, though timers stood still meanwhile', () => {
    let slept = 0;
    const ring = vi.fn<() => void>();
    createWallClock(() => Date.now() + slept).setTimeout(ring, 12 * 3_600_000);
    vi.advanceTimersByTime(30_000);
    slept = day;
    vi.advanceTimersByTime(30_001);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it.each([0, 30_000, 90_000])('is silent when stopped after %d ms', (after) => {
    const ring = vi.fn<() => void>();
    const clock = createWallClock(Date.now);
    const timer: unknown = clock.setTimeout(ring, 120_000);
    vi.advanceTimersByTime(after);
    clock.clearTimeout(timer);
    vi.advanceTimersByTime(day);
    expect(ring).toHaveBeenCalledTimes(0);
  });
});
