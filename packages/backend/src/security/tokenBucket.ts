/** A token bucket per key; takes one or more tokens, and returns false if there are too few. */
export const createTokenBucket = (
  now: () => number,
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
) => {
  const buckets = new Map<number, { left: number; at: number }>();
  return (key: number, wanted = 1): boolean => {
    // A request for more than a bucket holds needs a full bucket, or it would wait for ever.
    const cost = Math.min(wanted, burst);
    const at = now();
    const bucket = buckets.get(key) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + (Math.max(0, at - bucket.at) / 1000) * perSecond);
    const isTaken = left >= cost;
    // A refusal preserves the partial token, or frequent retries would never be served again.
    buckets.set(key, { left: isTaken ? left - cost : left, at });
    return isTaken;
  };
};
