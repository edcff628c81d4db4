import { canonicalRole } from '../session/index.ts';
import { messages } from './messages.ts';

/** How many predictions there are at the start, until the server says its number. */
export const initialTries = 3;

const isUnlimited = (role: string): boolean =>
  /^(PREMIUM|ADVANCE)$/.test(canonicalRole(role) ?? '');

/** Whether predicting is over; plans that promise unlimited predictions never lock. */
export const isLocked = (role: string, triesLeft: number): boolean =>
  triesLeft <= 0 && !isUnlimited(role);

/** The hero's message for a role in any spelling, and whether a link to `/plan` is shown beside it. */
export const planMessage = (
  role: string,
  triesLeft: number,
): { readonly text: string; readonly upgrade: boolean } => {
  if (isUnlimited(role)) return { text: messages.unlimited, upgrade: false };
  switch (canonicalRole(role)) {
    case 'FREE':
      return { text: messages.free, upgrade: true };
    case 'BASIC':
      return {
        text: triesLeft > 0 ? messages.basic(triesLeft) : messages.basicUsedUp,
        upgrade: true,
      };
    default:
      return { text: messages.unknownPlan, upgrade: true };
  }
};

/** FREE's specified message does not name the tries that it has. */
export const namesNoTries = (role: string): boolean => canonicalRole(role) === 'FREE';

/**
 * The number of tries, where there is one to show before the first: the server's limit, or, without
 * a server that counts, that of FREE, whose specified message names none.
 */
export const triesLine = (role: string, left: number, perDay: number | null) =>
  isUnlimited(role) || (perDay === null && !namesNoTries(role)) ? null : { left, perDay };

export const predictButton = ({ isBusy, isLocked }: Record<'isBusy' | 'isLocked', boolean>) =>
  isBusy
    ? { label: messages.predicting, disabled: false }
    : { label: isLocked ? messages.locked : messages.predict, disabled: isLocked };
