import { announce as announceInRegion } from 'react-aria/private/live-announcer/LiveAnnouncer';

/**
 * Announces a message to screen readers through react-aria's live regions (aria-live). A modal dialog
 * does not silence them: it makes only the app's root inert, and they are beside the root in body.
 */
export const announce = (message: string, urgency: 'polite' | 'assertive' = 'polite'): void =>
  announceInRegion(message, urgency);
