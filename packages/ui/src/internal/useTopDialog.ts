import { useSyncExternalStore } from 'react';
import { topDialog } from './topDialog.ts';

const none = (): undefined => undefined;
const unwatched = (): (() => void) => () => {};

const watch = (notify: () => void): (() => void) => {
  const observer = new MutationObserver(notify);
  // One that is taken out of the page while it is open says nothing of it.
  const changes = { subtree: true, childList: true, attributeFilter: ['open'] };
  observer.observe(document.body, changes);
  return () => observer.disconnect();
};

/** The modal dialog that lies on top, followed while there is something to be seen above it. */
export const useTopDialog = (isFollowed: boolean): Element | undefined =>
  useSyncExternalStore(isFollowed ? watch : unwatched, topDialog, none);
