/** A token bucket for each key: takes one token, and returns false where none is left. */
export const createTokenBucket = (
  now: () => number,
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
) => {
  const buckets = new Map<number, { left: number; at: number }>();
  return (key: number): boolean => {
    const at = now();
    const bucket = buckets.get(key) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + (Math.max(0, at - bucket.at) / 1000) * perSecond);
    const isTaken = left >= 1;
    // A refusal keeps the partial token, or frequent retries would never be served again.
    buckets.set(key, { left: isTaken ? left - 1 : left, at });
    return isTaken;
  };
};
