import { messages } from './messages.ts';

/** How many predictions there are at the start, until the server says its number. */
export const initialAttempts = 3;

const isUnlimited = (role: string): boolean => ['premium', 'advance'].includes(role.toLowerCase());

/** Whether predicting is over; plans that promise unlimited predictions never lock. */
export const isLocked = (role: string, attempts: number): boolean =>
  attempts <= 0 && !isUnlimited(role);

export interface PlanMessage {
  readonly text: string;
  /** Whether a link to `/plan` is shown beside it. */
  readonly upgrade: boolean;
}

/** The hero's message for a role in any letter case. */
export const planMessage = (role: string, attempts: number): PlanMessage => {
  if (isUnlimited(role)) return { text: messages.unlimited, upgrade: false };
  switch (role.toLowerCase()) {
    case 'free':
      return { text: messages.free, upgrade: true };
    case 'basic':
      return {
        text: attempts > 0 ? messages.basic(attempts) : messages.basicUsedUp,
        upgrade: true,
      };
    default:
      return { text: messages.unknownPlan, upgrade: true };
  }
};

/** FREE's specified message does not name the tries that it has. */
export const namesNoTries = (role: string): boolean => role.toLowerCase() === 'free';

export interface TriesLine {
  readonly left: number;
  /** Null where the server does not count. */
  readonly perDay: number | null;
}

/**
 * The number of tries, where there is one to tell before the first: the server's limit, or, without
 * a server that counts, that of FREE, whose specified message names none.
 */
export const triesLine = (role: string, left: number, perDay: number | null): TriesLine | null =>
  isUnlimited(role) || (perDay === null && !namesNoTries(role)) ? null : { left, perDay };

export interface PredictButton {
  readonly label: string;
  readonly disabled: boolean;
}

export const predictButton = (busy: boolean, locked: boolean): PredictButton => {
  if (busy) return { label: messages.predicting, disabled: false };
  return { label: locked ? messages.locked : messages.predict, disabled: locked };
};
