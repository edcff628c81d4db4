/** How long one waits before it is said, in milliseconds. */
const patience = 1000;

const long = new Set<unknown>();
const watchers = new Set<() => void>();
const tell = (): void => {
  for (const watcher of watchers) watcher();
};

/** Code that somebody waits for; counted from when it takes long until it is there, or cannot be. */
export const awaited = async <Code>(code: Promise<Code>): Promise<Code> => {
  const timer = setTimeout(() => {
    long.add(code);
    tell();
  }, patience);
  try {
    return await code;
  } finally {
    clearTimeout(timer);
    if (long.delete(code)) tell();
  }
};

export const isLong = (): boolean => long.size > 0;

export const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};
