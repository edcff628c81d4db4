/** Code that is loaded once, when a part is about to open; a failed load can be retried. */
export interface LazyModule<Module> {
  readonly loaded: () => Module | undefined;
  readonly load: () => Promise<Module>;
  /** Loads without reporting a failure. */
  readonly preload: () => void;
}

const preloads: (() => void)[] = [];

/** Loads the code of menus, dialogs and filters in advance, so that they open without a network too. */
export const preloadOverlays = (): void => {
  for (const preload of preloads) preload();
};

export const lazyModule = <Module>(fetchModule: () => Promise<Module>): LazyModule<Module> => {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  const start = async (): Promise<Module> => {
    try {
      return (loaded = await fetchModule());
    } finally {
      loading = undefined;
    }
  };
  const load = async (): Promise<Module> => loaded ?? (loading ??= start());
  const preload = (): void => void load().catch(() => undefined);
  preloads.push(preload);
  return { loaded: () => loaded, load, preload };
};
