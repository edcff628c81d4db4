export { canonicalRole, landingFor } from './role.ts';
export { parseStoredUser, storageKey, userFromAnswer } from './storedUser.ts';
export type { StoredUser } from './storedUser.ts';
export { expiryOf, isExpired } from './token.ts';
