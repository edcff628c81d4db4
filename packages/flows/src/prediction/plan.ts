import { canonicalRole } from '../session/index.ts';
import { messages } from './messages.ts';

/** The number of predictions at the start, until the server reports its number. */
export const initialTries = 3;

const isUnlimited = (role: string): boolean =>
  /^(PREMIUM|ADVANCE)$/.test(canonicalRole(role) ?? '');

/** Whether no prediction is left; plans that promise unlimited predictions never lock. */
export const isLocked = (role: string, triesLeft: number): boolean =>
  triesLeft <= 0 && !isUnlimited(role);

/** The hero's message for a role in any spelling, and whether it links to `/plan`. */
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

/** Whether the specified message lacks the number of tries, as FREE's does. */
export const namesNoTries = (role: string): boolean => canonicalRole(role) === 'FREE';

/**
 * The tries to show before the first prediction: the server's limit or, if the server does not
 * count, those of FREE, because its specified message has no number.
 */
export const triesLine = (role: string, left: number, perDay: number | null) =>
  isUnlimited(role) || (perDay === null && !namesNoTries(role)) ? null : { left, perDay };

export const predictButton = ({ isBusy, isLocked }: Record<'isBusy' | 'isLocked', boolean>) =>
  isBusy
    ? { label: messages.predicting, disabled: false }
    : { label: isLocked ? messages.locked : messages.predict, disabled: isLocked };
