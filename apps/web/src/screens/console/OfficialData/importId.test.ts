import { describe, expect, it } from 'vitest';
import { importIdOf } from './importId.ts';

describe('the import that an upload made', () => {
  it.each([
    ['{"id":7,"fileName":"list.csv"}', 7],
    ['{"id":"7"}', 7],
  ])('BEY-REL-01 is read from %s', (text, id) => {
    expect(importIdOf({ status: 200, text })).toBe(id);
  });

  it.each(['["odd"]', '{"id":null}', '{"id":7}{"id":7}', '{"id":', '', 'null'])(
    'BEY-REL-01 is not made up of %s',
    (text) => {
      expect(() => importIdOf({ status: 200, text })).toThrow(
        expect.objectContaining({ kind: 'invalid-response', status: 200 }),
      );
    },
  );
});
