import type { Clock } from '../environment.ts';

/** A bucket for each key: a burst at once, then so many a second. Answers whether one more may go. */
export const createRateLimit = (
  clock: Clock,
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
) => {
  const buckets = new Map<number, { left: number; at: number }>();
  return (key: number): boolean => {
    const now = clock.now();
    const bucket = buckets.get(key) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    buckets.set(key, { left: Math.max(0, left - 1), at: now });
    return left >= 1;
  };
};
