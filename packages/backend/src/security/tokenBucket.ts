/** A token bucket for each key: takes one token or more, and returns false where they are too few. */
export const createTokenBucket = (
  now: () => number,
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
) => {
  const buckets = new Map<number, { left: number; at: number }>();
  return (key: number, wanted = 1): boolean => {
    // More than a whole bucket waits for a full one, or it would wait for ever.
    const cost = Math.min(wanted, burst);
    const at = now();
    const bucket = buckets.get(key) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + (Math.max(0, at - bucket.at) / 1000) * perSecond);
    const isTaken = left >= cost;
    // A refusal keeps the partial token, or frequent retries would never be served again.
    buckets.set(key, { left: isTaken ? left - cost : left, at });
    return isTaken;
  };
};
