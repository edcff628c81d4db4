export { authTokenKey, bearerOf } from './bearer.ts';
export { consoleGuard, guestGuard, signedInGuard, type RouteGuard } from './guards.ts';
export { ownMessages as sessionMessages } from './messages.ts';
export { returnAddressOf, returnState } from './returnAddress.ts';
export { canonicalRole, isStaffRole, landingFor } from './role.ts';
export { sessionMachine } from './sessionMachine.ts';
export {
  signedOutKey,
  parseStoredUser,
  refreshedUser,
  storageKey,
  userFromAnswer,
} from './storedUser.ts';
export type { FactChange, StoredUser } from './storedUser.ts';
export { isExpired, issuedAt } from './token.ts';
export { createWallClock } from './wallClock.ts';
