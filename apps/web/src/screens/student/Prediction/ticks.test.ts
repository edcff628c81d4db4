import { expect, it } from 'vitest';
import { ticksOf } from './ticks.ts';

it('BEY-PRD-29 ticks are there again on the way back, and not in the results of another question', () => {
  let kept: unknown;
  const drafts = { keep: (_: string, value: unknown) => void (kept = value), read: () => kept };
  ticksOf(drafts, { question: 'MBBS', count: 12 }).write({ 3: true });
  expect(ticksOf(drafts, { question: 'MBBS', count: 12 }).read()).toEqual({ 3: true });
  expect(ticksOf(drafts, { question: 'BDS', count: 12 }).read()).toEqual({});
  expect(ticksOf(drafts, { question: 'MBBS', count: 11 }).read()).toEqual({});
});
