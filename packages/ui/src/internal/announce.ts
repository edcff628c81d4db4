import { announce as announceInRegion } from 'react-aria/private/live-announcer/LiveAnnouncer';

/**
 * Announces a message to screen readers through react-aria's live regions (aria-live). They are a child of
 * body beside the app's root, so a modal dialog, which makes only that root inert, leaves them heard.
 */
export const announce = (message: string, urgency: 'polite' | 'assertive' = 'polite'): void =>
  announceInRegion(message, urgency);
