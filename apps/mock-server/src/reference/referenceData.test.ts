import { expect, it } from 'vitest';
import { sampleBase } from './baseData.ts';
import { createReferenceData } from './referenceData.ts';

it('makes seats and cut-offs once', () => {
  const reference = createReferenceData(sampleBase(1247));
  expect(reference.seats).toBe(reference.seats);
  expect(reference.cells).toBe(reference.cells);
});
