import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createReferenceData } from './index.ts';

const checksum = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

it('makes the same data every time, on every machine', () => {
  const { colleges, seats, cells } = createReferenceData({ seats: 12_000 });
  expect({
    colleges: checksum(colleges),
    seats: checksum(seats),
    cells: checksum(cells),
  }).toMatchInlineSnapshot(`
    {
      "cells": "caaa0970eba7",
      "colleges": "df02e10766e7",
      "seats": "d1767c6bcc27",
    }
  `);
});

it('makes seats and cut-offs once', () => {
  const reference = createReferenceData({ seats: 1247 });
  expect(reference.seats).toBe(reference.seats);
  expect(reference.cells).toBe(reference.cells);
});
