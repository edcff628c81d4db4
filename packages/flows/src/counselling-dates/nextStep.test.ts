import { expect, it } from 'vitest';
import { nextStep } from './nextStep.ts';

const empty = { entries: [] };
const filled = { entries: ['seat'], lockedAt: null };
const locked = { entries: ['seat'], lockedAt: '2026-11-23T10:00:00Z' };

it.each([
  ['answer', false, [empty]],
  ['list', true, []],
  ['list', true, [empty]],
  ['lock', true, [empty, filled]],
  ['lock', false, [filled]],
  ['register', true, [filled, locked]],
] as const)('BEY-SEA-07 the next step is %s', (step, hasAnswered, lists) => {
  expect(nextStep({ hasAnswered, lists })).toEqual({ step, authorities: [undefined], handIn: [] });
});

it.each([
  ['lock', ['KEA'], [undefined], [locked, { ...filled, authority: 'KEA' }]],
  ['lock', [undefined], ['KEA'], [filled, { ...locked, authority: 'KEA' }]],
  ['lock', [undefined], [], [filled, { ...empty, authority: 'KEA' }]],
  ['register', [undefined, 'KEA'], [], [locked, { ...locked, authority: 'KEA' }]],
  ['register', ['KEA'], [], [empty, { ...locked, authority: 'KEA' }]],
] as const)(
  'BEY-SEA-07 the next step is %s at each authority that it waits for: %j, and lists to hand in: %j',
  (step, authorities, handIn, lists) => {
    expect(nextStep({ hasAnswered: true, lists })).toEqual({ step, authorities, handIn });
  },
);
