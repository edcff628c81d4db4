import { lateModule, type LateModule } from './lateModule.ts';
import { whenIdle } from './whenIdle.ts';

type Urgency = 'polite' | 'assertive';
export interface Announcer {
  readonly announce: (message: string, urgency: Urgency) => void;
}

/** Announcements made before the announcer is loaded wait for it; a load that failed is tried again. */
export const announceWith = (announcer: LateModule<Announcer>) => {
  const queue: (readonly [message: string, urgency: Urgency])[] = [];

  const flush = (): void => {
    const loaded = announcer.read();
    if (loaded) for (const announcement of queue.splice(0)) loaded.announce(...announcement);
    else announcer.load().then(flush, () => addEventListener('online', flush, { once: true }));
  };

  return (message: string, urgency: Urgency = 'polite'): void => {
    queue.push([message, urgency]);
    flush();
  };
};

const liveRegions = (): Element | null => document.querySelector('[data-live-announcer]');

/** How long react-aria waits between creating its live regions and its first announcement. */
const firstDelay = 100;

/** Keeps announcements in order: react-aria adds all but the first at once. */
const inOrder = (announcer: Announcer): Announcer => {
  type Announcement = Parameters<Announcer['announce']>;
  let waiting: Announcement[] | undefined;
  const announce: Announcer['announce'] = (...announcement) => {
    if (waiting) {
      waiting.push(announcement);
      return;
    }
    const isFirst = !liveRegions();
    announcer.announce(...announcement);
    if (!isFirst) return;
    const created = liveRegions();
    const later: Announcement[] = [];
    waiting = later;
    setTimeout(() => {
      waiting = undefined;
      if (created?.isConnected) for (const next of later) announce(...next);
    }, firstDelay);
  };
  return { announce };
};

const liveAnnouncer = lateModule<Announcer>(async () =>
  inOrder(await import('react-aria/private/live-announcer/LiveAnnouncer')),
);
// Once it is loaded, it announces without a connection too.
if (typeof document !== 'undefined')
  whenIdle(() => void liveAnnouncer.load().catch(() => undefined));

/**
 * Announces a message to screen readers through react-aria's live regions (aria-live). They are a child of
 * body beside the app's root, so a modal dialog, which makes only that root inert, leaves them heard.
 */
export const announce = announceWith(liveAnnouncer);
