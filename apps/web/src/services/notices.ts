import type { ToastMessage } from '@seatwise/ui';
import { useSyncExternalStore } from 'react';

/** The one place for what the product says beside the page. */
export const createNotices = () => {
  let messages: readonly ToastMessage[] = [];
  let count = 0;
  const watchers = new Set<() => void>();
  const publish = (next: readonly ToastMessage[]): void => {
    messages = next;
    for (const watcher of watchers) watcher();
  };
  return {
    all: () => messages,
    say: (notice: Omit<ToastMessage, 'id'>): void => {
      count += 1;
      publish([...messages, { ...notice, id: String(count) }]);
    },
    dismiss: (id: string): void => publish(messages.filter((message) => message.id !== id)),
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
};

export type Notices = ReturnType<typeof createNotices>;

export const useNotices = (notices: Notices): readonly ToastMessage[] =>
  useSyncExternalStore(notices.subscribe, notices.all, notices.all);
