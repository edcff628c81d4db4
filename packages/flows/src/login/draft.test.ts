import { describe, expect, it } from 'vitest';
import { rememberKey, rememberedValue } from './draft.ts';

const credentials = { rollnumberOrEmail: ' SW000001 ', password: 'Seatwise@123' };

describe('Remember Me', () => {
  it('GAP-15 keeps the identifier alone, apart from the session', () => {
    expect(rememberedValue(credentials, true)).toBe('SW000001');
    expect(rememberKey).toBe('rememberedIdentifier');
  });

  it('GAP-15 keeps nothing unless it is asked to', () => {
    expect(rememberedValue(credentials, false)).toBeNull();
  });
});
