import { describe, expect, it } from 'vitest';
import { createTokenBucket } from './tokenBucket.ts';

describe('a token bucket', () => {
  it('refills while it is asked more often than it refills', () => {
    let now = 0;
    const take = createTokenBucket(() => now, { burst: 2, perSecond: 1 });
    expect([take(7), take(7), take(7)]).toEqual([true, true, false]);
    const taken = [];
    for (now = 125; now <= 3000; now += 125) taken.push(take(7));
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  it('holds no more than its burst, for each key', () => {
    let now = 0;
    const take = createTokenBucket(() => now, { burst: 2, perSecond: 1 });
    take(7);
    now = 60_000;
    expect([take(7), take(7), take(7), take(8)]).toEqual([true, true, false, true]);
  });
});
