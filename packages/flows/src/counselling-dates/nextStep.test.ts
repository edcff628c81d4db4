import { expect, it } from 'vitest';
import { nextStep } from './nextStep.ts';

const empty = { entries: [] };
const filled = { entries: ['seat'], lockedAt: null };
const locked = { entries: ['seat'], lockedAt: '2026-11-23T10:00:00Z' };

it.each([
  ['answer', false, [locked]],
  ['list', true, []],
  ['list', true, [empty]],
  ['lock', true, [empty, filled]],
  ['documents', true, [filled, locked]],
] as const)('BEY-SEA-07 the next step is %s', (step, hasAnswered, lists) => {
  expect(nextStep({ hasAnswered, lists })).toEqual({ step, authorities: [undefined] });
});

it.each([
  ['lock', ['KEA'], [locked, { ...filled, authority: 'KEA' }]],
  ['lock', [undefined], [filled, { ...locked, authority: 'KEA' }]],
  ['documents', [undefined, 'KEA'], [locked, { ...locked, authority: 'KEA' }]],
  ['documents', ['KEA'], [empty, { ...locked, authority: 'KEA' }]],
] as const)(
  'BEY-SEA-07 the next step is %s at each authority that it waits for: %j',
  (step, authorities, lists) => {
    expect(nextStep({ hasAnswered: true, lists })).toEqual({ step, authorities });
  },
);
