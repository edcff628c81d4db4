import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createCells, createColleges, createSeats } from './index.ts';

const checksum = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

it('makes the same data every time, on every machine', () => {
  const colleges = createColleges();
  expect({
    colleges: checksum(colleges),
    seats: checksum(createSeats(colleges, 12_000)),
    cells: checksum(createCells(colleges)),
  }).toMatchInlineSnapshot(`
    {
      "cells": "e06bbf128e7d",
      "colleges": "71f384990569",
      "seats": "b35f169786c2",
    }
  `);
});
