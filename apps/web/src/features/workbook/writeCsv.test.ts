import { expect, it } from 'vitest';
import { writeCsv } from './writeCsv.ts';

const sheet = (rows: number) => ({
  name: 'payments',
  headRow: 0,
  rows: Array.from({ length: rows }, (_, index) => [index, `Student ${index}`]),
});

const steady = new AbortController().signal;

it('BEY-ADP-05 text with commas is whole, and begins with the mark of UTF-8', async () => {
  const bytes = new Uint8Array(await (await writeCsv(sheet(1001), () => {}, steady)).arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1001);
  expect(lines.at(-1)).toBe('1000,Student 1000');
});

it('BEY-ADP-05 lets others run between short tasks', async () => {
  const shares: number[] = [];
  await writeCsv(sheet(2000), (share) => shares.push(share), steady);
  expect(shares).toEqual([0.25, 0.5, 0.75]);
});

it('BEY-ADP-05 stops where it is cancelled', async () => {
  const leaving = new AbortController();
  const written = writeCsv(sheet(2000), () => leaving.abort(), leaving.signal);
  await expect(written).rejects.toThrow(/abort/i);
});
