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
      "cells": "a120e0c5e6f9",
      "colleges": "8d2d68e16fc4",
      "seats": "7357e0fb544c",
    }
  `);
});
