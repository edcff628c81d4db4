import { describe, expect, it } from 'vitest';
import { isLocalRequest } from './localRequest.ts';

describe('isFromThisMachine', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.5', false],
    ['::ffff:192.168.1.5', false],
    ['fe80::1', false],
    ['', false],
    [undefined, false],
  ])('goes by the peer %s, whatever name it asks for', (peer, expected) => {
    expect(isLocalRequest(peer, new Request('http://localhost:4000/__mock'))).toBe(expected);
  });
});
