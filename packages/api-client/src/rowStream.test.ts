import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readRows } from './rowStream.ts';

const streamOf = (text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text);
  const edges = [
    0,
    ...[...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted((a, b) => a - b),
    bytes.length,
  ];
  return new ReadableStream({
    start(controller) {
      for (let i = 1; i < edges.length; i += 1)
        controller.enqueue(bytes.subarray(edges[i - 1], edges[i]));
      controller.close();
    },
  });
};

const collect = async (text: string, cuts?: readonly number[]) => {
  const batches: unknown[][] = [];
  for await (const batch of readRows(streamOf(text, cuts))) batches.push(batch);
  return batches;
};

const rowArbitrary = fc.record({
  id: fc.integer(),
  name: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('},{', '"},{"', '\\"},{', 'विद्या},{', '[]'),
  ),
  nested: fc.array(fc.record({ year: fc.integer() })),
});

describe('readRows', () => {
  it('reads any list of records, however it is cut into pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(rowArbitrary),
        fc.array(fc.nat()),
        fc.constantFrom(0, 1),
        async (rows, cuts, indent) => {
          const read = (await collect(JSON.stringify(rows, null, indent), cuts)).flat();
          expect(read).toEqual(JSON.parse(JSON.stringify(rows)));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('hands over what is complete before the rest has arrived', async () => {
    const text = '[{"id":1},{"id":2},{"id":3}]';
    expect(await collect(text, [text.indexOf('{"id":3')])).toEqual([
      [{ id: 1 }],
      [{ id: 2 }],
      [{ id: 3 }],
    ]);
  });

  it('hands over much that came at once in slices, a small one first', async () => {
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: 'विद्या मेडिकल कॉलेज' }));
    const batches = await collect(JSON.stringify(rows));
    expect(batches.flat()).toEqual(rows);
    expect(batches[0]!.length).toBeLessThan(1000);
    expect(batches[0]!.length).toBeGreaterThan(30);
    expect(Math.max(...batches.map(({ length }) => length))).toBeLessThan(5000);
  });

  it('reads an empty list and space around a list', async () => {
    expect(await collect('[]')).toEqual([]);
    expect(await collect(' \n [ ] ', [1, 2])).toEqual([]);
  });

  it.each([
    [''],
    ['{}'],
    ['null'],
    ['[{"id":1}'],
    ['[{"id":1},'],
    ['[{"id":1}]]'],
    ['oops'],
    ['[{"id":1},{"id"'],
    ['[{"id":1},,{"id":2}]'],
    ['[{"id":1} {"id":2}]'],
    ['[{"id":1}] [{"id":2}]'],
    ['{"a":{"b":1}}'],
    ['[{"id":"\\'],
  ])('throws a SyntaxError for %j', async (text) => {
    await expect(collect(text)).rejects.toThrow(SyntaxError);
  });

  it('parses no text twice but the piece that deceived it, whatever its strings look like', async () => {
    const evil = '},{'.repeat(20_000);
    const rows = Array.from({ length: 5 }, (_, id) => ({ id, content: evil, more: [{ evil }] }));
    const text = JSON.stringify(rows);
    const cuts = Array.from({ length: Math.floor(text.length / 16_384) }, (_, i) => i * 16_384);
    const parse = vi.spyOn(JSON, 'parse');
    const read = await collect(text, cuts);
    const parsed = parse.mock.calls.reduce((sum, [given]) => sum + given.length, 0);
    parse.mockRestore();
    expect(read.flat()).toEqual(rows);
    expect(parsed).toBeLessThan(text.length + 2 * 16_384);
  });

  it('stops the transfer when the reader loses interest', async () => {
    let stopped = false;
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[{"id":1}')),
      pull: (controller) => controller.enqueue(new TextEncoder().encode(',{"id":2}')),
      cancel: () => {
        stopped = true;
      },
    });
    for await (const batch of readRows(endless)) {
      expect(batch.length).toBeGreaterThan(0);
      break;
    }
    expect(stopped).toBe(true);
  });
});
