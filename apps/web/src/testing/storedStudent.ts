const encode = (part: object): string => btoa(JSON.stringify(part));
const exp = Math.floor(Date.now() / 1000) + 3600;

/** A signed-in student in the form that the browser stores, for tests without a browser. */
export const ananya = {
  id: 4,
  username: 'Ananya Sharma',
  email: 'free@seatwise.test',
  role: 'FREE',
  air: 45_210,
  phone: null,
  rollNumber: null,
  counsellingCategory: 'NEET UG Counselling 2025',
  token: `${encode({})}.${encode({ exp })}.signature`,
} as const;

/** A browser's storage backed by a map. */
export const mapStorage = (items = new Map<string, string>()) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
});
