import { describe, expect, it } from 'vitest';
import { clampPage, pageCount, rowsOfPage } from './paging.ts';

describe('pageCount', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [100, 10],
    [101, 11],
  ])('%d rows make %d pages of ten', (rows, pages) => {
    expect(pageCount(rows, 10)).toBe(pages);
  });
});

describe('clampPage', () => {
  it.each([
    [1, 1],
    [3, 3],
    [4, 3],
    [99, 3],
    [0, 1],
    [-2, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 3],
  ])('EVT-11 leads from page %d of three to page %d', (page, nearest) => {
    expect(clampPage(page, 25, 10)).toBe(nearest);
  });

  it('EVT-11 leads to the last page when a filter shrinks the list', () => {
    expect(clampPage(3, 25, 10)).toBe(3);
    expect(clampPage(3, 11, 10)).toBe(2);
    expect(clampPage(3, 0, 10)).toBe(1);
  });
});

describe('rowsOfPage', () => {
  const rows = [1, 2, 3, 4, 5];

  it.each([
    [1, [1, 2]],
    [2, [3, 4]],
    [3, [5]],
    [9, [5]],
    [0, [1, 2]],
  ])('page %d holds %j', (page, held) => {
    expect(rowsOfPage(rows, page, 2)).toEqual(held);
  });

  it('of nothing is empty', () => {
    expect(rowsOfPage([], 1, 2)).toEqual([]);
  });
});
