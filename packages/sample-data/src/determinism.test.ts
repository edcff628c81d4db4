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
      "cells": "98a3840ba6ed",
      "colleges": "2b3d21884788",
      "seats": "932acc96d1b6",
    }
  `);
});
